import { testGame } from '../support/testGame.ts';

testGame('aces-and-kings', ['aces-and-kings']);
testGame('acey-and-kingsley', ['acey-and-kingsley']);
testGame('deuces-and-queens', ['deuces-and-queens']);
testGame('double-aces-and-kings', ['double-aces-and-kings']);
testGame('racing-aces', ['racing-aces']);
