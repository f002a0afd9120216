/** How many different things are told. */
const MOST = 20;

/** Tells each thing once, up to a limit, because anybody can send made-up ones. */
export function onceEach(tell: (news: string) => void): (news: string) => void {
  const told = new Set<string>();
  return (news) => {
    if (told.has(news) || told.size >= MOST) return;
    told.add(news);
    tell(news);
  };
}
