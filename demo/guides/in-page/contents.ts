/** Marks the section that is being read in the table of contents. */
export function followSections(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll('a')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const mark = (): void => {
    const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
    // The section of the upper third: a heading that a link leads to is below the edge of the viewport.
    const reached = headings.filter((heading) => heading && heading.getBoundingClientRect().top <= clientHeight / 3);
    const current = isAtEnd ? links.length - 1 : reached.length - 1;
    for (const [at, link] of links.entries())
      if (at === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  document.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
  mark();
}
