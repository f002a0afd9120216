/** An element's membership in a session of its page. */
export interface Membership<Member> {
  /** The element's attributes have changed. */
  update(member: Member): void;
  /** The element has left the page. */
  leave(): void;
}

/**
 * The elements of a page that share a session. One of them leads: the first that can, until it leaves or cannot any more.
 */
export class Members<Member, Leader> {
  /** In the order in which they joined. */
  readonly #entries = new Set<{ current: Member }>();
  readonly #leaderBy: (member: Member) => Leader | undefined;
  readonly #onChange: (change: 'joined' | 'updated' | 'left') => void;

  /**
   * @param leaderBy what the session uses of a member that can lead; `undefined` for one that cannot
   * @param onChange called after each change of the members
   */
  constructor(
    leaderBy: (member: Member) => Leader | undefined,
    onChange: (change: 'joined' | 'updated' | 'left') => void,
  ) {
    this.#leaderBy = leaderBy;
    this.#onChange = onChange;
  }

  join(member: Member): Membership<Member> {
    const entry = { current: member };
    this.#entries.add(entry);
    this.#onChange('joined');
    return {
      update: (changed) => {
        entry.current = changed;
        this.#onChange('updated');
      },
      leave: () => {
        this.#entries.delete(entry);
        this.#onChange('left');
      },
    };
  }

  get leader(): Leader | undefined {
    for (const { current } of this.#entries) {
      const leader = this.#leaderBy(current);
      if (leader) return leader;
    }
    return undefined;
  }

  /** The leader of a session that runs, which has one. */
  requireLeader(): Leader {
    const { leader } = this;
    if (!leader) throw new Error('No element keeps the session.');
    return leader;
  }

  forEach(action: (member: Member) => void): void {
    for (const { current } of this.#entries) action(current);
  }
}
