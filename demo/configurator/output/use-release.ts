import { useEffect, useState } from 'react';
import type { Release } from '../snippet/script.ts';

/** The script of the build that this demo serves. */
export function useRelease(): Release {
  const [integrity, setIntegrity] = useState<string>();
  useEffect(() => {
    void load().then(setIntegrity, () => undefined);
  }, []);
  return { address: new URL('shop-widgets.js', location.href).href, version: __VERSION__, integrity };
}

async function load(): Promise<string> {
  const response = await fetch('integrity.json', { cache: 'no-cache' });
  const { files } = (await response.json()) as { files: { 'shop-widgets.js': { integrity: string } } };
  return files['shop-widgets.js'].integrity;
}
