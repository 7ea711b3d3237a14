import { parseDealNumber } from '../../shared/cards/dealNumber.ts';
import { type CommandId, commandIds } from '../../shared/commands/commands.ts';
import type { App } from '../overlay/app.ts';
import { openSaveText } from '../overlay/history/watchGame.ts';

/** Does what the host asks for: commands of the system's menus, and deals that links and files name. */
export function followHostEvents(app: App): void {
  const { host, actions } = app;
  host.on('command.chosen', ({ id }) => {
    if (!isCommand(id)) return;
    const action = actions[id];
    if (action.enabled()) action.run();
  });
  host.on('open.deal', ({ game, deal }) => {
    openDeal(app, game, deal);
  });
  host.on('open.save', ({ text }) => void openSaveText(app, text));
  host.on('open.failed', ({ what }) => {
    app.overlay.say('error', app.words.peek().translator.text('open.failed', { what }));
  });
}

/** What `openAddress` needs of the window. */
export interface AddressScope {
  readonly location: { readonly search: string; readonly pathname: string; readonly hash: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
}

/**
 * Deals what the window's own address asks for, as `npm start -- --game ID --deal NUMBER` does. The wish is then
 * taken out of the address, so that loading the page again goes on with the deal in play.
 */
export function openAddress(app: App, { location, history }: AddressScope): void {
  const asked = new URLSearchParams(location.search);
  if (!asked.has('game') && !asked.has('deal')) return;
  history.replaceState(null, '', `${location.pathname}${location.hash}`);
  openDeal(app, asked.get('game') ?? app.session.table.peek().deal.compiled.id, asked.get('deal'));
}

/** Deals what a link, the address or the command line names; what is no deal is said. */
export function openDeal(app: App, gameId: string, dealText: string | null): void {
  const { session, library, overlay, switcher, words } = app;
  const { translator } = words.peek();
  const game = library.find(gameId);
  if (game === undefined) {
    overlay.say('error', translator.text('open.noGame', { game: gameId }));
    return;
  }
  if (dealText === null) {
    void switcher.play(game);
    return;
  }
  const parsed = parseDealNumber(dealText);
  if (!parsed.ok) {
    overlay.say('error', translator.text('dealNumber.bad', { text: dealText }));
    return;
  }
  const { deal } = session.table.peek();
  if (deal.compiled.id === game.id && deal.game.number === parsed.number) return;
  void switcher.deal(game, parsed.number);
}

function isCommand(id: string): id is CommandId {
  return commandIds.some((known) => known === id);
}
