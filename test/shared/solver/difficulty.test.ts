import { describe, expect, it } from 'vitest';
import { type Grade, ofGrade } from '../../../shared/solver/difficulty.ts';

const grades: readonly Grade[] = [1, 2, 3, 4, 5];
const deals = (...difficulties: number[]) => difficulties.map((difficulty) => ({ difficulty }));

describe('the grade of a deal', () => {
  it('is its fifth among those it is compared with, from its middle', () => {
    const fifteen = deals(...Array.from({ length: 15 }, (_, i) => 14 - i));
    expect(grades.map((grade) => ofGrade(fifteen, grade)?.difficulty)).toEqual([1, 4, 7, 10, 13]);
    expect(grades.map((grade) => ofGrade(deals(9, 3, 7, 5, 1), grade)?.difficulty)).toEqual([1, 3, 5, 7, 9]);
  });

  it('is had by every deal where there is one only, and by none where there is none', () => {
    expect(grades.map((grade) => ofGrade(deals(8), grade)?.difficulty)).toEqual([8, 8, 8, 8, 8]);
    expect(grades.map((grade) => ofGrade(deals(), grade))).toEqual(grades.map(() => undefined));
  });
});
