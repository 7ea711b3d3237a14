import { type History, OPENING } from '../../../shared/engine/history.ts';

/** A place of the history in the map: `lane` counts the lines beside each other, `depth` the moves. */
export interface MapNode {
  readonly node: number;
  readonly parent: number;
  readonly lane: number;
  readonly depth: number;
  /** Nothing follows it: the end of a line. */
  readonly isEnd: boolean;
}

export interface TreeMap {
  readonly nodes: readonly MapNode[];
  readonly lanes: number;
  readonly depth: number;
}

/** Lays the tree of moves out: each line goes straight on in its lane, each branch takes the next free one. */
export function treeMap(history: History): TreeMap {
  const children = new Map<number, number[]>();
  history.nodes.forEach(({ parent }, node) => {
    children.set(parent, [...(children.get(parent) ?? []), node]);
  });
  const nodes: MapNode[] = [];
  let lanes = 1;
  let depth = 0;
  const open: { readonly node: number; readonly lane: number }[] = [{ node: OPENING, lane: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, lane } = next;
    const following = children.get(node) ?? [];
    const at = history.depthOf(node);
    depth = Math.max(depth, at);
    nodes.push({
      node,
      parent: node === OPENING ? OPENING : history.parentOf(node),
      lane,
      depth: at,
      isEnd: following.length === 0,
    });
    const [first, ...branches] = following;
    for (const branch of branches) open.push({ node: branch, lane: lanes++ });
    if (first !== undefined) open.push({ node: first, lane });
  }
  return { nodes, lanes, depth };
}

/** The branch beside the one that leads through `node`: the next or previous child at the nearest fork. */
export function siblingOf(history: History, node: number, by: 1 | -1): number | undefined {
  for (let at = node; at !== OPENING; at = history.parentOf(at)) {
    const siblings = history.childrenOf(history.parentOf(at));
    const sibling = siblings[siblings.indexOf(at) + by];
    if (sibling !== undefined) return sibling;
    if (siblings.length > 1) return undefined;
  }
  return undefined;
}
