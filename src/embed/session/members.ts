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
export class Members<Member> {
  /** In the order in which they joined. */
  readonly #entries = new Set<{ current: Member }>();
  readonly #canLead: (member: Member) => boolean;
  readonly #onChange: (change: 'joined' | 'updated' | 'left') => void;

  /** @param onChange called after each change of the members */
  constructor(canLead: (member: Member) => boolean, onChange: (change: 'joined' | 'updated' | 'left') => void) {
    this.#canLead = canLead;
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

  get leader(): Member | undefined {
    return Array.from(this.#entries, ({ current }) => current).find(this.#canLead);
  }

  /** The leader of a session that runs, which has one. */
  requireLeader(): Member {
    const { leader } = this;
    if (!leader) throw new Error('No element keeps the session.');
    return leader;
  }

  forEach(action: (member: Member) => void): void {
    for (const { current } of this.#entries) action(current);
  }
}
