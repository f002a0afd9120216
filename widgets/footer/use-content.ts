import { useEffect, useMemo, useState } from 'react';
import { fetchText } from '../../src/api/request.ts';
import { logError, warn } from '../../src/element/log.ts';
import type { Site } from '../../src/market/sites.ts';
import { builtInContent } from './content/built-in.ts';
import type { FooterContent } from './content/content-schema.ts';
import { type ContentProblem, describeProblem, mergeContent } from './content/merge-content.ts';
import { describeFailure, parseContent } from './content/parse-content.ts';

/** How the messages name the two sources of content. */
const FILE = '<shop-footer> content-src';
const CHILD = '<shop-footer> data-content';

/**
 * What the footer says: the built-in content, over it the file of `content-src`, over that the JSON child. Bad entries
 * are left out and told of once.
 */
export function useContent(site: Site, address: string, child: unknown): FooterContent {
  const file = useContentFile(address);
  const fromFile = useMemo(() => over(builtInContent(site), file), [site, file]);
  const fromChild = useMemo(() => over(fromFile.content, child), [fromFile, child]);
  useEffect(() => report(FILE, fromFile.problems), [fromFile]);
  useEffect(() => report(CHILD, fromChild.problems), [fromChild]);
  return fromChild.content;
}

function over(base: FooterContent, given: unknown): ReturnType<typeof mergeContent> {
  return given === undefined ? { content: base, problems: [] } : mergeContent(base, given);
}

/** The parsed file, once it is there; `undefined` before, without an address, and after a failure. */
function useContentFile(address: string): unknown {
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly value: unknown }>();
  useEffect(() => {
    if (address === '') return undefined;
    const controller = new AbortController();
    fetchText(address, controller.signal)
      .then(parseContent)
      .then(
        (value) => setLoaded({ address, value }),
        (error: unknown) => {
          if (!controller.signal.aborted) logError(`${FILE}="${address}" is ignored: ${describeFailure(error)}`);
        },
      );
    return () => controller.abort();
  }, [address]);
  return loaded?.address === address ? loaded.value : undefined;
}

/** More would bury what is worth reading. */
const MOST_PROBLEMS = 20;

function report(source: string, problems: readonly ContentProblem[]): void {
  for (const problem of problems.slice(0, MOST_PROBLEMS)) warn(`${source}: ${describeProblem(problem)}`);
  const rest = problems.length - MOST_PROBLEMS;
  if (rest > 0) warn(`${source}: ${rest} more problems; \`node dist/cli.js check\` lists them all.`);
}
