import { bundledFigures } from './bundledFigures.ts';

/** The speed of the engine, per game; see engineFigures.ts. */
export default () => bundledFigures('engineFigures');
