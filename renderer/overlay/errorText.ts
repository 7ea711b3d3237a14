import { assertNever } from '../../shared/assertNever.ts';
import { SavedGameError, type SavedGameProblem } from '../../shared/engine/savedGame.ts';
import { type FailureCode, HostError } from '../../shared/ipc/failure.ts';
import type { LabelKey } from '../../shared/messages/keys.ts';
import type { Translator } from '../../shared/messages/translator.ts';
import type { FailedDeal } from '../session/beginSession.ts';

const failureKeys: Readonly<Record<FailureCode, LabelKey>> = {
  unknownRequest: 'failure.internal',
  malformed: 'failure.internal',
  forbidden: 'failure.internal',
  tooLarge: 'failure.tooLarge',
  diskFull: 'failure.diskFull',
  noPermission: 'failure.noPermission',
  notFound: 'failure.notFound',
  wrongKind: 'failure.wrongKind',
  storage: 'failure.storage',
  newerVersion: 'failure.newerVersion',
  damaged: 'failure.damaged',
  unknownItem: 'failure.unknownItem',
  openElsewhere: 'failure.openElsewhere',
  unsupported: 'failure.unsupported',
  unreachable: 'failure.unreachable',
  internal: 'failure.internal',
};

/** What went wrong, in the player's words: the kind of failure and the file it is about. No full stop. */
export function errorText(error: unknown, words: Translator): string {
  if (error instanceof SavedGameError) return savedGameText(error.problem, words);
  if (!(error instanceof HostError)) {
    const message = error instanceof Error ? error.message : String(error);
    return words.text('failure.program', { message });
  }
  const { code, path } = error.failure;
  const what = words.text(failureKeys[code]);
  return path === undefined ? what : words.text('failure.withPath', { what, path });
}

/** That a game could not be dealt, why, and which one is on the table instead. */
export function failedDealText({ game, instead, error }: FailedDeal, words: Translator): string {
  return words.text('toast.dealFailed', {
    name: words.gameName(game),
    other: words.gameName(instead),
    reason: errorText(error, words),
  });
}

/** Why a saved game cannot be gone on with. */
function savedGameText(problem: SavedGameProblem, words: Translator): string {
  switch (problem.problem) {
    case 'otherGame':
      return words.text('failure.save.otherGame', { game: problem.game });
    case 'pack':
      return words.text('failure.save.pack');
    case 'tree':
      return words.text('failure.save.tree', { move: words.number(problem.move) });
    case 'illegalMove':
      return words.text('failure.save.illegalMove', {
        move: words.number(problem.move),
        text: problem.text,
      });
    default:
      return assertNever(problem);
  }
}
