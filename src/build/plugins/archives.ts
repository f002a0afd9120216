import { gzipSync, type Zippable, zipSync } from 'fflate';
import { createTar } from 'nanotar';

/** The files of an archive by their path in it. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** The same files at the same date make the same bytes, on every machine. */
type Pack = (files: Files, date: string) => Uint8Array;

const packZip: Pack = (files, date) => {
  // A ZIP file contains local time: the same everywhere if it is made from local time.
  const mtime = new Date(`${date}T12:00:00`);
  const entries: Zippable = Object.fromEntries(sorted(files));
  return zipSync(entries, { level: 9, mtime });
};

const packTarGz: Pack = (files, date) => {
  const attrs = { mtime: Date.parse(`${date}T00:00:00Z`), uid: 0, gid: 0, user: 'root', group: 'root', mode: '644' };
  const tar = createTar(
    sorted(files).map(([name, data]) => ({ name, data })),
    { attrs },
  );
  return gzipSync(tar, { level: 9, mtime: 0 });
};

export const PACKERS: Readonly<Record<'zip' | 'tar.gz', Pack>> = { zip: packZip, 'tar.gz': packTarGz };

function sorted(files: Files): ReadonlyArray<[string, Uint8Array]> {
  return Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
