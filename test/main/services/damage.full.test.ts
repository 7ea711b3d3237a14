import { damageSuite } from '../../support/damageSuite.ts';

damageSuite(1000);
