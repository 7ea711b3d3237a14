import { testGame } from '../support/testGame.ts';

testGame('klondike-draw-one', ['klondike']);
testGame('klondike-draw-three', ['klondike-draw-three']);
