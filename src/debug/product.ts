import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';

/** The script that the diagnosis belongs to. */
export interface Product {
  readonly version: string;
  /** Its `<script>`, if it was found. */
  readonly script: HTMLScriptElement | undefined;
  readonly tags: readonly WidgetDeclaration[];
}
