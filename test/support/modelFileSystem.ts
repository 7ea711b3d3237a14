import { dirname } from 'node:path';
import type { FileFacts, FileSystem, OpenFile } from '../../main/services/storage/fileSystem.ts';

/** Thrown by every call once the model's machine has stopped. */
export class MachineStopped extends Error {
  override readonly name = 'MachineStopped';
}

/** Decides whether a call fails: returns a system's code such as 'ENOSPC', or null. */
export type Fault = (call: string, path: string) => string | null;

interface Node {
  readonly kind: 'file' | 'folder';
  /** As programs see it. */
  data: Uint8Array;
  /** As it certainly is on the disk. */
  synced: Uint8Array;
}

/** One change of names that happens as a whole or not at all. */
interface NameChange {
  readonly folder: string;
  readonly set: readonly (readonly [string, Node])[];
  readonly drop: readonly string[];
}

/** More changes of names under way than this are not tried in every combination, but in order and one left out. */
const MOST_FREE_CHANGES = 6;

/**
 * A file system in memory that can stop after any step. What was not synced by then is kept, lost or torn: names by
 * any combination of the changes under way, contents whole, not at all, in half or as zeros.
 */
export class ModelFileSystem implements FileSystem {
  readonly #names: Map<string, Node>;
  readonly #lasting: Map<string, Node>;
  #pending: NameChange[];

  /** Mutating calls made so far. */
  steps = 0;
  /** The machine stops instead of making this step; Infinity: never. */
  stopAt = Number.POSITIVE_INFINITY;
  fault: Fault = () => null;
  /** Bytes that all files together may hold. */
  capacity = Number.POSITIVE_INFINITY;
  /** On a full disk write short and say nothing, as some systems do. */
  silentWhenFull = false;

  private constructor(names: Map<string, Node>, lasting: Map<string, Node>, pending: NameChange[]) {
    this.#names = names;
    this.#lasting = lasting;
    this.#pending = pending;
  }

  /** An empty one with a root folder. */
  static empty(): ModelFileSystem {
    const root = folderNode();
    return new ModelFileSystem(new Map([['/', root]]), new Map([['/', root]]), []);
  }

  /** A machine of its own with the same content, all of it synced. */
  copy(): ModelFileSystem {
    return ModelFileSystem.#restarted(this.#names, (node) => node.data);
  }

  /** Every state in which the disk may be found after the machine has stopped here. */
  *afterStop(): Generator<ModelFileSystem> {
    for (const names of this.#possibleNames()) {
      const open = [...new Set(names.values())].filter((node) => !equal(node.data, node.synced));
      for (const contents of combinations(open.map(possibleContents))) {
        const byNode = new Map(open.map((node, at) => [node, contents[at] ?? node.data]));
        yield ModelFileSystem.#restarted(names, (node) => byNode.get(node) ?? node.synced);
      }
    }
  }

  static #restarted(names: Map<string, Node>, contentOf: (node: Node) => Uint8Array): ModelFileSystem {
    const nodes = new Map<Node, Node>();
    const copied = new Map<string, Node>();
    for (const [path, node] of names) {
      const data = contentOf(node).slice();
      const copy = nodes.get(node) ?? { kind: node.kind, data, synced: data };
      nodes.set(node, copy);
      copied.set(path, copy);
    }
    return new ModelFileSystem(copied, new Map(copied), []);
  }

  *#possibleNames(): Generator<Map<string, Node>> {
    for (const kept of subsets(this.#pending)) {
      const names = new Map(this.#lasting);
      for (const change of kept) apply(names, change);
      yield names;
    }
  }

  /** All paths with files, sorted, for looking at. */
  files(): string[] {
    return [...this.#names]
      .filter(([, node]) => node.kind === 'file')
      .map(([path]) => path)
      .sort();
  }

  /** A file's content. */
  bytes(path: string): Uint8Array {
    return this.#nodeAt(path, 'file').data;
  }

  /** A file's content as text. */
  text(path: string): string {
    return new TextDecoder().decode(this.bytes(path));
  }

  /** Puts a file in place, synced. */
  put(path: string, content: Uint8Array | string): void {
    const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const node: Node = { kind: 'file', data, synced: data };
    this.#names.set(path, node);
    this.#lasting.set(path, node);
  }

  /** Puts a folder in place, synced. */
  putFolder(path: string): void {
    const node = folderNode();
    this.#names.set(path, node);
    this.#lasting.set(path, node);
  }

  /** Takes a file, or a folder with all in it, away at once. */
  take(path: string): void {
    for (const names of [this.#names, this.#lasting]) {
      for (const name of [...names.keys()])
        if (name === path || name.startsWith(`${path}/`)) names.delete(name);
    }
    this.#pending = [];
  }

  async read(path: string, offset = 0, length?: number): Promise<Uint8Array> {
    this.#check('read', path);
    const { data } = this.#nodeAt(path, 'file');
    return data.slice(offset, length === undefined ? undefined : offset + length);
  }

  async create(path: string): Promise<OpenFile> {
    this.#step('create', path);
    this.#requireFolder(dirname(path));
    if (this.#names.has(path)) throw failure('EEXIST', path);
    const node: Node = { kind: 'file', data: new Uint8Array(), synced: new Uint8Array() };
    this.#change({ folder: dirname(path), set: [[path, node]], drop: [] });
    return this.#handle(path, node);
  }

  async append(path: string): Promise<OpenFile> {
    this.#check('append', path);
    return this.#handle(path, this.#nodeAt(path, 'file'));
  }

  async rename(from: string, to: string): Promise<void> {
    this.#step('rename', from);
    this.#requireFolder(dirname(to));
    const node = this.#names.get(from);
    if (node === undefined) throw failure('ENOENT', from);
    const target = this.#names.get(to);
    if (target?.kind === 'folder' && node.kind === 'file') throw failure('EISDIR', to);
    if (target === node) return;
    const inside = [...this.#names].filter(([path]) => path.startsWith(`${from}/`));
    const moved = inside.map(([path, inner]) => [`${to}${path.slice(from.length)}`, inner] as const);
    this.#change({
      folder: dirname(to),
      set: [[to, node], ...moved],
      drop: [from, ...inside.map(([path]) => path)],
    });
  }

  async link(from: string, to: string): Promise<void> {
    this.#step('link', from);
    const node = this.#names.get(from);
    if (node === undefined) throw failure('ENOENT', from);
    if (node.kind === 'folder') throw failure('EPERM', from);
    if (this.#names.has(to)) throw failure('EEXIST', to);
    this.#change({ folder: dirname(to), set: [[to, node]], drop: [] });
  }

  async remove(path: string): Promise<void> {
    this.#step('remove', path);
    this.#nodeAt(path, 'file');
    this.#change({ folder: dirname(path), set: [], drop: [path] });
  }

  async makeFolder(path: string): Promise<void> {
    if (this.#names.get(path)?.kind === 'folder') return;
    this.#step('makeFolder', path);
    if (this.#names.has(path)) throw failure('EEXIST', path);
    await this.makeFolder(dirname(path));
    this.#change({ folder: dirname(path), set: [[path, folderNode()]], drop: [] });
  }

  async list(folder: string): Promise<string[]> {
    this.#check('list', folder);
    this.#requireFolder(folder);
    const start = folder === '/' ? '/' : `${folder}/`;
    return [...this.#names.keys()]
      .filter((path) => path !== '/' && path.startsWith(start))
      .map((path) => path.slice(start.length))
      .filter((name) => !name.includes('/'));
  }

  async stat(path: string): Promise<FileFacts> {
    this.#check('stat', path);
    const node = this.#names.get(path);
    if (node === undefined) throw failure('ENOENT', path);
    return { kind: node.kind, size: node.kind === 'file' ? node.data.length : 4096 };
  }

  async syncFolder(path: string): Promise<void> {
    this.#step('syncFolder', path);
    this.#requireFolder(path);
    const later: NameChange[] = [];
    for (const change of this.#pending) {
      if (change.folder === path) apply(this.#lasting, change);
      else later.push(change);
    }
    this.#pending = later;
  }

  #handle(path: string, node: Node): OpenFile {
    return {
      write: async (bytes) => {
        this.#step('write', path);
        const room = Math.max(0, this.capacity - this.#used());
        const fitting = bytes.subarray(0, Math.min(bytes.length, room));
        node.data = joined(node.data, fitting);
        if (fitting.length < bytes.length && !this.silentWhenFull) throw failure('ENOSPC', path);
      },
      sync: async () => {
        this.#step('sync', path);
        node.synced = node.data.slice();
      },
      size: async () => node.data.length,
      truncate: async (size) => {
        this.#step('truncate', path);
        node.data = node.data.slice(0, size);
      },
      close: async () => undefined,
    };
  }

  #used(): number {
    return [...new Set(this.#names.values())].reduce((sum, node) => sum + node.data.length, 0);
  }

  #change(change: NameChange): void {
    apply(this.#names, change);
    this.#pending.push(change);
  }

  #step(call: string, path: string): void {
    this.#check(call, path);
    if (this.steps >= this.stopAt) throw new MachineStopped();
    this.steps++;
  }

  #check(call: string, path: string): void {
    if (this.steps >= this.stopAt) throw new MachineStopped();
    const code = this.fault(call, path);
    if (code !== null) throw failure(code, path);
  }

  #nodeAt(path: string, kind: Node['kind']): Node {
    this.#requireFolder(dirname(path));
    const node = this.#names.get(path);
    if (node === undefined) throw failure('ENOENT', path);
    if (node.kind !== kind) throw failure(kind === 'file' ? 'EISDIR' : 'ENOTDIR', path);
    return node;
  }

  #requireFolder(path: string): void {
    const node = this.#names.get(path);
    if (node === undefined) throw failure('ENOENT', path);
    if (node.kind !== 'folder') throw failure('ENOTDIR', path);
  }
}

function folderNode(): Node {
  return { kind: 'folder', data: new Uint8Array(), synced: new Uint8Array() };
}

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}

function apply(names: Map<string, Node>, { set, drop }: NameChange): void {
  for (const path of drop) names.delete(path);
  for (const [path, node] of set) names.set(path, node);
}

/** Some of the changes, in their order: every choice of few, and of many each beginning and each that lacks one. */
function* subsets(changes: readonly NameChange[]): Generator<readonly NameChange[]> {
  if (changes.length <= MOST_FREE_CHANGES) {
    for (let bits = 0; bits < 2 ** changes.length; bits++) {
      yield changes.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
    }
    return;
  }
  for (let length = 0; length <= changes.length; length++) yield changes.slice(0, length);
  for (const left of changes) yield changes.filter((change) => change !== left);
}

/** What may be found of a content that was not synced: all, nothing, half of what is new, zeros in its place. */
function possibleContents({ data, synced }: Node): Uint8Array[] {
  if (data.length < synced.length) return [data, synced];
  const added = data.length - synced.length;
  const half = data.slice(0, synced.length + Math.floor(added / 2));
  const allButOne = data.slice(0, data.length - 1);
  const zeros = new Uint8Array(data.length);
  zeros.set(synced);
  return [data, synced, half, allButOne, zeros];
}

function* combinations<T>(choices: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = choices;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first) for (const others of combinations(rest)) yield [one, ...others];
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const whole = new Uint8Array(a.length + b.length);
  whole.set(a);
  whole.set(b, a.length);
  return whole;
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && Buffer.compare(a, b) === 0;
}
