import { type Zippable, zipSync } from 'fflate';

/** The files of an archive by their path in it. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** Packs files: the same ones at the same date make the same bytes, on every machine. */
export function packZip(files: Files, date: string): Uint8Array {
  // A ZIP file contains local time: the same everywhere if it is made from local time.
  const mtime = new Date(`${date}T12:00:00`);
  const entries: Zippable = Object.fromEntries(
    Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return zipSync(entries, { level: 9, mtime });
}
