import { testGame } from '../support/testGame.ts';

testGame('luckier-thirteen', ['luckier-thirteen']);
testGame('lucky-piles', ['lucky-piles']);
testGame('lucky-piles-in-suit', ['lucky-piles-in-suit']);
testGame('lucky-thirteen', ['lucky-thirteen']);
