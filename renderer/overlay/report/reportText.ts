import { positionText } from '../../../shared/engine/positionText.ts';
import type { App } from '../app.ts';

/**
 * What helps to find a mistake: versions, the deal and its moves, settings that differ from nobody's person, and
 * the end of the log. Names of folders are left out, since they often hold a person's name.
 */
export function reportText({ about, session, settings, words }: App, log: string, trouble: string): string {
  const { deal, position } = session.table.peek();
  const { language, theme, animationSpeed, leftHanded, textSize } = settings.value.peek();
  const lines = [
    `Grand Patience ${about.version}, ${about.host}, ${about.platform}, ${about.runtime}`,
    `Window: ${window.innerWidth}×${window.innerHeight} at ${window.devicePixelRatio}`,
    `Language: ${words.peek().translator.tag} (${language}), theme: ${theme}, motion: ${animationSpeed}`,
    `Left-handed: ${leftHanded}, text: ${textSize} %`,
    `Game: ${deal.compiled.id}, rules ${deal.compiled.definition.rulesVersion}, deal ${deal.game.number}`,
    `Moves: ${deal.game.moveCount}`,
    positionText(deal.compiled, position),
    ...(trouble === '' ? [] : ['', trouble]),
    '',
    log.replaceAll(about.dataFolder, '…'),
  ];
  return lines.join('\n').trimEnd();
}
