/** Collects what a series of checks found, and prints a line for each as it goes. */
export class Checks {
  #failed = 0;

  /** Whether every check so far held. */
  get allHold(): boolean {
    return this.#failed === 0;
  }

  /** Notes one check; what is wrong stands behind its name, and nothing is wrong where there is nothing in the list. */
  note(name: string, wrong: readonly string[]): void {
    if (wrong.length === 0) {
      console.log(`ok      ${name}`);
      return;
    }
    this.#failed += 1;
    console.log(`failed  ${name}: ${wrong.slice(0, 10).join('; ')}${wrong.length > 10 ? '; …' : ''}`);
  }

  /** Notes that something cannot be checked here, and why. That is no failure. */
  absent(name: string, why: string): void {
    console.log(`absent  ${name}: ${why}`);
  }

  /** Runs a check; what it throws is what is wrong. */
  async run(name: string, check: () => Promise<readonly string[]> | readonly string[]): Promise<void> {
    try {
      this.note(name, await check());
    } catch (error) {
      this.note(name, [error instanceof Error ? error.message : String(error)]);
    }
  }
}
