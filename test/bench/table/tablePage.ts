import { createTable } from '../../../renderer/table/createTable.ts';
import { TableController } from '../../../renderer/table/tableController.ts';
import type { TableSettings } from '../../../renderer/table/tablePort.ts';
import type { BoardView } from '../../../shared/board/boardView.ts';
import { ranks } from '../../../shared/cards/card.ts';
import { Game } from '../../../shared/engine/game.ts';
import { doubleAcesAndKings } from '../../../shared/games/acesAndKings.ts';
import { compile } from '../../../shared/rules/compile.ts';

/** What the benchmark can ask of the page. */
export interface TablePage {
  /** A point on the card that is to be dragged. */
  grip(): { readonly x: number; readonly y: number };
  /** Script time of each frame in ms while the held card follows the pointer. */
  drag(frames: number): Promise<number[]>;
  /** Script time of each frame in ms while all cards fly. */
  deal(frames: number): Promise<number[]>;
  /** Draw calls since the last question, by frame. */
  drawCalls(): number;
  cardTextures(): { readonly bytes: number; readonly bytesOfOneCard: number };
  /** Time in ms from the window's next resize until a picture was drawn from textures of the new size. */
  sharpAfterResize(): Promise<number>;
}

declare global {
  interface Window {
    tablePage?: TablePage;
  }
}

const settings: TableSettings = {
  theme: 'light',
  cardBack: 'lattice',
  fourColourDeck: false,
  largeIndex: false,
  rankSigns: ranks,
  animationSpeed: 'slow',
  leftHanded: false,
  cardScale: 1,
  secondClickMs: 550,
  highlightRanks: false,
  sound: false,
  volume: 0,
};

const counts = { draws: 0, frames: 0, scriptTime: 0 };
watchFrames();
watchDraws();

const parent = document.getElementById('table');
if (!parent) throw new Error('The page has no place for the table.');
const game = Game.deal(compile(doubleAcesAndKings), '1', 'off');
let view: BoardView | undefined;
const table = await createTable({
  parent,
  settings,
  questions: {
    liftable: () => 1,
    targets: (from, count) => game.targets(from, count),
  },
  reports: {
    play: () => undefined,
    refused: () => undefined,
    liftRefused: () => undefined,
    click: () => undefined,
    doubleClick: () => undefined,
    choose: () => undefined,
    scrollBy: () => undefined,
    viewChanged: (shown) => {
      view = shown;
    },
  },
});
table.show(game.compiled, game.position, 'none');
await table.settled();

window.tablePage = {
  grip() {
    const reserve = game.compiled.piles.find(({ kind }) => kind === 'reserve')?.index;
    const card = view?.cards.filter(({ pile }) => pile === reserve).at(-1);
    if (!card || !view) throw new Error('There is no card to drag.');
    return { x: card.x + view.cardWidth / 2, y: card.y + view.cardHeight / 2 };
  },
  async drag(frames) {
    const canvas = document.querySelector('canvas');
    const times: number[] = [];
    for (let frame = 0; frame < frames; frame++) {
      const angle = (frame / frames) * 2 * Math.PI;
      const event = new PointerEvent('pointermove', {
        pointerId: 1,
        pointerType: 'mouse',
        buttons: 1,
        clientX: innerWidth * (0.5 + 0.3 * Math.cos(angle)),
        clientY: innerHeight * (0.5 + 0.3 * Math.sin(angle)),
      });
      const start = performance.now();
      canvas?.dispatchEvent(event);
      const handler = performance.now() - start;
      times.push(handler + (await nextFrame()));
    }
    return times;
  },
  async deal(frames) {
    const times: number[] = [];
    table.show(game.compiled, game.position, 'deal');
    while (times.length < frames) {
      const time = await nextFrame();
      if (time > 0) times.push(time);
      else table.show(game.compiled, game.position, 'deal');
    }
    return times;
  },
  drawCalls() {
    const { draws, frames } = counts;
    counts.draws = 0;
    counts.frames = 0;
    return frames === 0 ? 0 : draws / frames;
  },
  cardTextures: () => scene().cardTextures,
  sharpAfterResize() {
    return new Promise((resolve) => {
      const begin = (): void => {
        const start = performance.now();
        const look = async (): Promise<void> => {
          // The table is told of its size after the frame's own answers.
          let drawn: number;
          do {
            drawn = counts.frames;
            await moment();
          } while (scene().isStale);
          while (counts.frames === drawn) await moment();
          resolve(performance.now() - start);
        };
        void nextFrame().then(look);
      };
      window.addEventListener('resize', begin, { once: true });
    });
  },
};

function scene(): TableController['scene'] {
  if (!(table instanceof TableController)) throw new Error('The table is of an unknown make.');
  return table.scene;
}

/** Times what the table does in each frame. */
function watchFrames(): void {
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const start = performance.now();
      callback(now);
      counts.scriptTime += performance.now() - start;
      counts.frames++;
    });
  Object.assign(window, { plainRequest: request });
}

/** Waits for the next frame; the script time that the table took in it, 0 if it drew nothing. */
function nextFrame(): Promise<number> {
  const request: unknown = Reflect.get(window, 'plainRequest');
  if (typeof request !== 'function') throw new Error('The frames are not watched.');
  counts.scriptTime = 0;
  return new Promise((resolve) => {
    request(() => setTimeout(() => resolve(counts.scriptTime)));
  });
}

/** Lets whatever waits have its turn. */
function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function watchDraws(): void {
  const prototype = WebGL2RenderingContext.prototype;
  const { drawElements, drawArrays, drawElementsInstanced } = prototype;
  prototype.drawElements = function (...parameters) {
    counts.draws++;
    drawElements.apply(this, parameters);
  };
  prototype.drawArrays = function (...parameters) {
    counts.draws++;
    drawArrays.apply(this, parameters);
  };
  prototype.drawElementsInstanced = function (...parameters) {
    counts.draws++;
    drawElementsInstanced.apply(this, parameters);
  };
}
