import { bundledFigures } from './bundledFigures.ts';

/** What the solver finds and proves, and how fast, per game; see solverFigures.ts. */
export default () => bundledFigures('solverFigures');
