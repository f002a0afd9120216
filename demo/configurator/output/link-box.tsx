import { useState } from 'react';

/** Copies the address of the page, which restores everything that is set. */
export function LinkBox() {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('The link is copied.');
    } catch {
      setSaid('Copy the address of this page: it restores everything.');
    }
  };
  return (
    <div className="link-box">
      <span className="hint" role="status">
        {said}
      </span>
      <button type="button" className="quiet" onClick={() => void copy()}>
        Copy a link to this
      </button>
    </div>
  );
}
