import { query } from '../../query.ts';
import { keepInFolder } from '../shop-links.ts';

const frame = query('iframe') as HTMLIFrameElement;
const page = new URL(frame.dataset['page'] ?? '', location.href);

frame.addEventListener('load', leaveWithFrame);
// The page may come back from the back/forward cache with another page in its frame.
addEventListener('pageshow', ({ persisted }) => persisted && showPage());
showPage();

function showPage(): void {
  frame.src = page.pathname + location.search + location.hash;
}

/** Follows a link of the framed page with the whole window. */
function leaveWithFrame(): void {
  if (frame.contentDocument) keepInFolder(frame.contentDocument, frame.dataset['site']);
  const shown = frame.contentWindow?.location.href ?? page.href;
  if (shown.startsWith('http') && new URL(shown).pathname !== page.pathname) location.href = shown;
}
