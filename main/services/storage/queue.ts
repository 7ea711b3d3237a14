/** Runs pieces of work one after the other, in the order in which they were given; a failed one stops none. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as the work does, once its turn has come. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all work given so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
