/** The file with the debug panel, which the one script loads: it gives the script its function, and the page no global variable. */
import type { ExportingScript } from '../embed/diagnosis/second-file.ts';
import { nativeProperty } from '../embed/page/native-property.ts';
import { watch } from './debug.ts';

const running = nativeProperty(document, 'currentScript') as ExportingScript | null | undefined;
if (running) running.exported = watch;
