import { parseDealNumber } from '../../shared/cards/dealNumber.ts';
import { type CommandId, commandIds } from '../../shared/commands/commands.ts';
import { menuBar } from '../../shared/commands/menus.ts';
import type { App } from '../overlay/app.ts';
import { openSaveText } from '../overlay/history/watchGame.ts';
import { CHOOSE } from './ownWindow.ts';

/** Does what the host asks for: commands of the system's menus, and deals that links and files name. */
export function followHostEvents(app: App): void {
  const { host, actions } = app;
  host.on('command.chosen', ({ id }) => {
    if (!isCommand(id) || (app.overlay.dialog.peek() !== null && playsTable(id))) return;
    const action = actions[id];
    if (action.enabled()) action.run();
  });
  host.on('open.deal', ({ game, deal }) => {
    openDeal(app, game ?? app.session.table.peek().deal.compiled.id, deal);
  });
  host.on('open.save', ({ text }) => void openSaveText(app, text));
  host.on('open.failed', ({ what }) => {
    app.overlay.say('error', ({ translator }) => translator.text('open.failed', { what }));
  });
}

/** Opens the game on the table anew when the host was out of reach and is there again. */
export function followConnection({ host, session }: App): void {
  let lost = false;
  host.onConnection((connected) => {
    if (connected && lost) void session.reconnect();
    lost = !connected;
  });
}

/** What `openAddress` needs of the window. */
export interface AddressScope {
  readonly location: { readonly search: string; readonly pathname: string; readonly hash: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
}

/**
 * Does what the window's own address asks for: deals, as `npm start -- --game ID --deal NUMBER` wishes, or offers the
 * games, in a window that was opened from another. The wish is then
 * taken out of the address, so that loading the page again goes on with the deal in play.
 */
export function openAddress(app: App, { location, history }: AddressScope): void {
  const asked = new URLSearchParams(location.search);
  if (location.search === '') return;
  history.replaceState(null, '', `${location.pathname}${location.hash}`);
  if (asked.has(CHOOSE)) app.overlay.open('chooseGame');
  if (!asked.has('game') && !asked.has('deal')) return;
  openDeal(app, asked.get('game') ?? app.session.table.peek().deal.compiled.id, asked.get('deal'));
}

/** Deals what a link, the address or the command line names; what is no deal is said. */
export function openDeal(app: App, gameId: string, dealText: string | null): void {
  const { session, library, overlay, switcher } = app;
  const game = library.find(gameId);
  if (game === undefined) {
    overlay.say('error', ({ translator }) => translator.text('open.noGame', { game: gameId }));
    return;
  }
  if (dealText === null) {
    void switcher.play(game);
    return;
  }
  const parsed = parseDealNumber(dealText);
  if (!parsed.ok) {
    overlay.say('error', ({ translator }) => translator.text('dealNumber.bad', { text: dealText }));
    return;
  }
  const { deal } = session.table.peek();
  if (deal.compiled.id === game.id && deal.game.number === parsed.number) return;
  void switcher.deal(game, parsed.number);
}

/** Whether a command plays on the table; none does while a dialog lies over it. */
function playsTable(id: CommandId): boolean {
  return menuBar.some(({ role, items }) => role === 'play' && items.includes(id));
}

function isCommand(id: string): id is CommandId {
  return commandIds.some((known) => known === id);
}
