import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Difficulty, Skill } from '../../../shared/rules/definition.ts';

export const difficultyKeys: Readonly<Record<Difficulty, LabelKey>> = {
  easy: 'facts.easy',
  medium: 'facts.medium',
  hard: 'facts.hard',
  veryHard: 'facts.veryHard',
};

export const skillKeys: Readonly<Record<Skill, LabelKey>> = {
  luck: 'facts.luck',
  mostlyLuck: 'facts.mostlyLuck',
  balanced: 'facts.balanced',
  mostlySkill: 'facts.mostlySkill',
  skill: 'facts.skill',
};
