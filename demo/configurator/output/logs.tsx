import type { ReactNode } from 'react';
import type { Log } from './log-entries.ts';

interface LogsProps {
  readonly log: Log;
  readonly onClear: () => void;
}

/** The events and the requests of the preview, side by side. */
export function Logs({ log, onClear }: LogsProps) {
  return (
    <section className="logs" aria-labelledby="logs-title">
      <div className="section-head">
        <h2 id="logs-title">What happens</h2>
        <button type="button" className="quiet" onClick={onClear}>
          Clear
        </button>
      </div>
      <div className="log-columns">
        <LogList title="Events" empty="No event yet. Sign up in the preview: the mails arrive in the outbox.">
          {log.events.map(({ id, at, name, detail }) => (
            <li key={id}>
              <span className="log-name">{name}</span> <Time at={at} />
              {detail !== '' && <code>{detail}</code>}
            </li>
          ))}
        </LogList>
        <LogList title="Requests" empty="No request yet.">
          {log.requests.map(({ id, at, method, url, result, took }) => (
            <li key={`${at} ${id}`} data-failed={result !== undefined && !/^[23]/.test(result) ? true : undefined}>
              <span className="log-name">
                {method} {result ?? '…'}
              </span>{' '}
              <Time at={at} />
              {took !== undefined && <span className="log-time"> {took} ms</span>}
              <code>{url}</code>
            </li>
          ))}
        </LogList>
      </div>
    </section>
  );
}

function LogList({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <div className="log">
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable by keyboard */}
      <div className="log-box" role="log" aria-label={`${title}, newest first`} tabIndex={0}>
        {children.length === 0 ? <p className="hint">{empty}</p> : <ul>{children}</ul>}
      </div>
    </div>
  );
}

function Time({ at }: { readonly at: number }) {
  const date = new Date(at);
  return (
    <time className="log-time" dateTime={date.toISOString()}>
      {date.toLocaleTimeString('en-GB')}
    </time>
  );
}
