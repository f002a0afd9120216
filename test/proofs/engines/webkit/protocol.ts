/** The part of WebDriver BiDi that Playwright uses in the core tests: https://w3c.github.io/webdriver-bidi/. */

export interface Command {
  readonly id: number;
  readonly method: string;
  readonly params: Params;
}

/** The parameters of all commands together. */
export interface Params {
  readonly context?: string;
  readonly userContext?: string;
  readonly userContexts?: readonly string[];
  readonly contexts?: readonly string[];
  readonly partition?: { readonly userContext?: string };
  readonly url?: string;
  readonly viewport?: Size;
  readonly target?: { readonly context?: string; readonly realm?: string; readonly sandbox?: string };
  readonly expression?: string;
  readonly functionDeclaration?: string;
  readonly arguments?: readonly RemoteValue[];
  readonly resultOwnership?: 'root' | 'none';
  readonly handles?: readonly string[];
  readonly script?: string;
  readonly actions?: readonly { readonly actions: readonly object[] }[];
  readonly cookie?: Cookie;
  readonly request?: string;
  readonly statusCode?: number;
  readonly headers?: readonly Header[];
  readonly body?: Bytes;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Bytes {
  readonly type: 'string' | 'base64';
  readonly value: string;
}

export interface Header {
  readonly name: string;
  readonly value: Bytes;
}

interface Cookie {
  readonly name: string;
  readonly value: Bytes;
  readonly domain: string;
  readonly path?: string;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly sameSite?: string;
  readonly expiry?: number;
}

/** A value of the page as it is sent: a copy, or the handle by which the page keeps it. */
export interface RemoteValue {
  readonly type?: string;
  readonly value?: unknown;
  readonly handle?: string;
  readonly sharedId?: string;
}

/** What a tab and its proxy tell Playwright. */
export type Emit = (method: string, params: object) => void;
