import type { State } from '../state/state.ts';

interface LinkNoticeProps {
  /** The attributes that the link sets to addresses of other hosts. */
  readonly foreign: State['attributes'];
  readonly onAnswer: (answer: 'use' | 'leave') => void;
}

/** Asks before addresses of other hosts are taken from a link: services, content and pictures would come from there. */
export function LinkNotice({ foreign, onAnswer }: LinkNoticeProps) {
  return (
    <section className="link-notice" aria-labelledby="link-title">
      <h2 id="link-title">This link names other hosts</h2>
      <p>
        Whoever runs them would decide what the widget shows, or receive what visitors type. Use them only if you know
        them.
      </p>
      <ul>
        {Object.entries(foreign).map(([name, value]) => (
          <li key={name}>
            <code>{`${name}="${value}"`}</code>
          </li>
        ))}
      </ul>
      {(['leave', 'use'] as const).map((answer) => (
        <button key={answer} type="button" className="quiet" onClick={() => onAnswer(answer)}>
          {answer === 'use' ? 'Use them' : 'Leave them out'}
        </button>
      ))}
    </section>
  );
}
