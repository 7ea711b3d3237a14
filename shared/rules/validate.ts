import * as v from 'valibot';
import { consistencyProblems } from './consistency.ts';
import type { GameDefinition } from './definition.ts';
import type { DefinitionProblem, ProblemKind } from './definitionProblem.ts';
import { definitionSchema } from './schema.ts';

/** A definition that may be compiled, or everything that is wrong with it. */
export type DefinitionResult =
  | { readonly ok: true; readonly definition: GameDefinition }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] };

/** Checks data that should be a game: first each value by itself, then what they say together. */
export function validateDefinition(value: unknown): DefinitionResult {
  const result = v.safeParse(definitionSchema, value);
  if (!result.success) return { ok: false, problems: result.issues.map(problemOf) };
  const problems = consistencyProblems(result.output);
  return problems.length === 0 ? { ok: true, definition: result.output } : { ok: false, problems };
}

function problemOf(issue: v.BaseIssue<unknown>): DefinitionProblem {
  // Of a list of alternatives, the one that came closest says more than "none of them fits".
  const closest = issue.issues?.toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0];
  if (closest && (closest.path?.length ?? 0) > 0) {
    const inner = problemOf(closest);
    return { ...inner, path: [v.getDotPath(issue), inner.path].filter(Boolean).join('.') };
  }
  const what = kindOf(issue);
  return {
    path: v.getDotPath(issue) ?? '',
    what,
    expected: what === 'missing' || what === 'unknownKey' ? '' : expectedOf(issue),
    received: receivedOf(issue),
  };
}

function kindOf(issue: v.BaseIssue<unknown>): ProblemKind {
  switch (issue.type) {
    case 'strict_object':
      if (issue.expected === 'never') return 'unknownKey';
      return issue.received === 'undefined' ? 'missing' : 'notObject';
    case 'picklist':
    case 'literal':
    case 'union':
    case 'variant':
      return issue.received === 'undefined' ? 'missing' : 'notOneOf';
    case 'min_value':
      return 'tooSmall';
    case 'max_value':
      return 'tooLarge';
    case 'min_length':
      return 'empty';
    case 'max_length':
      return 'tooLong';
    case 'regex':
    case 'not_value':
    case 'not_values':
      return 'badName';
    case 'number':
      return 'notNumber';
    case 'integer':
      return 'notWhole';
    case 'string':
      return 'notText';
    case 'array':
      return 'notList';
    default:
      return 'notObject';
  }
}

/** What valibot expects, as it may stand in the file: a limit as a number, a choice as a list of values. */
function expectedOf(issue: v.BaseIssue<unknown>): string {
  const choices = (issue.expected ?? '')
    .replace(/^[<>]=/, '')
    .replace(/[()]/g, '')
    .split(' | ');
  return choices.map((choice) => (choice === 'number' ? '1, 2, 3…' : choice)).join(', ');
}

/** What stands in the file, as it would be written there, shortened. */
function receivedOf({ received }: v.BaseIssue<unknown>): string {
  if (received === 'Object') return '{…}';
  return received === 'Array' ? '[…]' : received.slice(0, 60);
}
