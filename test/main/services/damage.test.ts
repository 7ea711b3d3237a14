import { damageSuite } from '../../support/damageSuite.ts';

damageSuite(100);
