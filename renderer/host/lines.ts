/** The lines of a stream of UTF-8 bytes, as they come in; a last line without an end is not given. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } finally {
    await reader.cancel();
  }
}
