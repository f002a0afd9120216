import { useEffect, useState } from 'react';
import type { Release } from '../snippet/script.ts';

/** The scripts of the build that this demo serves. */
export function useRelease(): Release {
  const [files, setFiles] = useState<Release['files']>({});
  useEffect(() => {
    const answer = fetch('integrity.json', { cache: 'no-cache' }).then((response) => response.json());
    answer.then((release: Release) => setFiles(release.files)).catch(() => undefined);
  }, []);
  return { folder: new URL('.', location.href).href, version: __VERSION__, files };
}
