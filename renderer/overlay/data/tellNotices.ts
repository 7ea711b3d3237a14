import type { Result } from '../../../shared/ipc/contract.ts';
import type { LabelKey, MessageKey } from '../../../shared/messages/keys.ts';
import type { Translator } from '../../../shared/messages/translator.ts';
import type { App } from '../app.ts';

type Notice = Result<'app.takeNotices'>[number];

const storeKeys: Readonly<Record<Notice['store'], LabelKey>> = {
  settings: 'notice.store.settings',
  running: 'notice.store.running',
  save: 'notice.store.save',
  history: 'notice.store.history',
  preferences: 'notice.store.preferences',
};

const kindKeys = {
  previousUsed: 'notice.previousUsed',
  startedAfresh: 'notice.startedAfresh',
  linesSetAside: 'notice.linesSetAside',
  linesMissing: 'notice.linesMissing',
  settingsReplaced: 'notice.settingsReplaced',
  newerVersion: 'notice.newerVersion',
  unreadable: 'notice.unreadable',
} as const satisfies Readonly<Record<Notice['kind'], MessageKey>>;

/** What happened to the player's data, and where the original lies now. */
export function noticeText(notice: Notice, words: Translator): string {
  const values = {
    what: words.text(storeKeys[notice.store]),
    path: notice.path,
    number: words.number(notice.count ?? 0),
  };
  const told = words.text(kindKeys[notice.kind], values);
  return notice.setAside === undefined
    ? told
    : `${told} ${words.text('notice.setAside', { path: notice.setAside })}`;
}

/** Tells what the host has to say about the data, now and whenever there is something new. */
export function tellNotices({ host, overlay }: Pick<App, 'host' | 'overlay'>): void {
  const take = async (): Promise<void> => {
    const notices = await host.request('app.takeNotices', null);
    for (const notice of notices) overlay.say('error', ({ translator }) => noticeText(notice, translator));
  };
  // A host that does not answer is told by whatever needs it; a notice waits there until it is taken.
  const tryTaking = (): void => void take().catch(() => undefined);
  host.on('notices.waiting', tryTaking);
  tryTaking();
}
