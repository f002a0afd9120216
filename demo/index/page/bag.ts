let count = 0;

/** Puts one thing into the bag, which keeps it until the page goes; `message` is announced. */
export function putIntoBag(message: string): void {
  count += 1;
  const shown = document.querySelector('[data-bag-count]');
  if (shown) shown.textContent = String(count);
  const status = document.querySelector('[data-bag-status]');
  if (status) status.textContent = status.textContent === message ? `${message} ` : message;
}
