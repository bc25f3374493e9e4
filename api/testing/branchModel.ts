interface Node {
  readonly id: string
  readonly parent: Node | null
  readonly children: Node[]
}

export class BranchModel {
  readonly #roots: Node[] = []
  readonly #nodes = new Map<string, Node>()
  #parent: Node | null | undefined

  path(): string[] {
    const path: string[] = []
    for (let node = this.#roots[0]; node && this.#parent !== (node.parent ?? null); node = node.children[0]) path.push(node.id)
    return path
  }

  append(ids: readonly string[]): void {
    let parent = this.#parent === undefined ? this.#last() : this.#parent
    this.#parent = undefined
    for (const id of ids) {
      const node: Node = { id, parent, children: [] }
      this.#siblings(node).unshift(node)
      this.#nodes.set(id, node)
      parent = node
    }
  }

  showBefore(id: string): void {
    this.show(id)
    this.#parent = this.#get(id).parent
  }

  show(id: string): void {
    for (let node: Node | null = this.#get(id); node; node = node.parent) {
      const siblings = this.#siblings(node)
      siblings.unshift(...siblings.splice(siblings.indexOf(node), 1))
    }
  }

  remove(id: string): void {
    const node = this.#get(id)
    const siblings = this.#siblings(node)
    siblings.splice(siblings.indexOf(node), 1)
    const forget = (one: Node) => {
      this.#nodes.delete(one.id)
      one.children.forEach(forget)
    }
    forget(node)
  }

  versions(id: string): string[] {
    return this.#siblings(this.#get(id))
      .map((node) => node.id)
      .toSorted()
  }

  all(): string[] {
    return [...this.#nodes.keys()].toSorted()
  }

  questions(): string[] {
    return this.all().filter((id) => this.#depth(id) % 2 === 0)
  }

  answers(): string[] {
    return this.all().filter((id) => this.#depth(id) % 2 === 1)
  }

  #depth(id: string): number {
    let depth = 0
    for (let node = this.#get(id).parent; node; node = node.parent) depth++
    return depth
  }

  #last(): Node | null {
    const id = this.path().at(-1)
    return id === undefined ? null : this.#get(id)
  }

  #siblings(node: Node): Node[] {
    return node.parent?.children ?? this.#roots
  }

  #get(id: string): Node {
    const node = this.#nodes.get(id)
    if (!node) throw new Error(`No step has the ID ${id}.`)
    return node
  }
}
