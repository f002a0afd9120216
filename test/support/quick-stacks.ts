type PrepareStackTrace = NonNullable<typeof Error.prepareStackTrace>;

/** A call writes itself as a trace has it. */
export interface Call extends NodeJS.CallSite {
  toString(): string;
}

/**
 * Writes stack traces as Playwright does, but asks it only about calls in the project's own files. Playwright takes a
 * trace of up to 50 calls for each step of a test, and looks up for each call where it stands in the source; but only the
 * project's TypeScript stands elsewhere there. Almost all calls are in Playwright and Node.
 */
export function quickStacks(prepare: PrepareStackTrace): PrepareStackTrace {
  return (error, calls) => {
    const lines = calls.map((call) =>
      /\.tsx?$/.test(call.getFileName() ?? '') ? lastLine(String(prepare(error, [call]))) : `    at ${plain(call)}`,
    );
    return [`${error.name}: ${error.message}`, ...lines].join('\n');
  };
}

/** Playwright leaves out its own calls, but does not find the file behind the word `async`. */
function plain(call: Call): string {
  return String(call).replace(/^async /, '');
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}
