/** A page of the demo that is built as pages of that kind are, with the tags in it. */
export interface DemoHost {
  readonly id: HostId;
  readonly name: string;
  /** Its address. */
  readonly page: string;
  /** The site of its tags. */
  readonly site: 'DE' | 'AT' | 'CH';
  /** What is special about it. */
  readonly special: string;
  /** Where the tags are pasted. */
  readonly paste: string;
  /** What its editor does to them. */
  readonly editor: string;
  /** What goes wrong, and how to see it. */
  readonly trap: string;
}

export type HostId = 'wordpress' | 'typo3' | 'magento' | 'joomla' | 'tables' | 'bootstrap' | 'dark';

/** Every such page: the index page lists them, the browser tests try them, and the table of their guide is made of them. */
export const HOSTS: readonly DemoHost[] = [
  {
    id: 'wordpress',
    name: 'WordPress, block theme',
    page: '/hosts/wordpress/',
    site: 'DE',
    special: 'The sign-up is in classic content, into which wpautop has put paragraphs and line breaks.',
    paste:
      'The script with wp_enqueue_script in the theme, the footer in a Custom HTML block of the template part “Footer”, the sign-up in the post.',
    editor:
      'wpautop adds <p> and <br>. The Visual tab removes <shop-…>, even for administrators. For authors, only the placeholder stays.',
    trap: 'A blank line inside the tag ends it: the link stays below the form. A self-closed tag swallows the post: it stays visible, with a warning in the console.',
  },
  {
    id: 'typo3',
    name: 'TYPO3, fluid_styled_content',
    page: '/hosts/typo3/',
    site: 'AT',
    special: 'A <base> makes every relative address start at the root, and each content element has a frame.',
    paste:
      'The script with page.includeJSFooter or in the site package’s template, the tags in a content element “HTML”, the placeholder in the source view of “Text”.',
    editor:
      'CKEditor removes unknown tags, and pads an empty placeholder with &nbsp;: put a link into it. includeJSFooter drops data-* unless they are written as its data.',
    trap: 'Without data-site the form is that of Germany: its button says “abonnieren”, the Austrian one “anmelden”. Several countries on one service need data-send-site, too: look at the mail.',
  },
  {
    id: 'magento',
    name: 'Magento 1 with Prototype 1.7',
    page: '/hosts/magento/',
    site: 'AT',
    special: 'Prototype changes the built-ins and every element, and the shop has a sign-up of its own.',
    paste:
      'The script in System › Configuration › Design › HTML Head, the tags in a static block or a CMS page, the footer in page/html/footer.phtml.',
    editor:
      'TinyMCE 3 removes unknown tags when it opens: hide the editor, or write the placeholder. Magento reads {{…}} in attributes as a directive.',
    trap: 'The shop’s own form named “newsletter” stays on the page, so visitors see two. Merged JavaScript loses the script’s data-*, and the form is German. Set data-site on each tag.',
  },
  {
    id: 'joomla',
    name: 'Joomla 2.5 with MooTools',
    page: '/hosts/joomla/',
    site: 'CH',
    special: 'MooTools with its compatibility functions replaces bind, Array.from and Event.',
    paste:
      'The script in the template’s index.php, the footer in a module “Custom HTML” of the footer position, the sign-up in an article.',
    editor:
      'The text filters of the user’s group and TinyMCE remove unknown tags: set the module’s editor to none, or write the placeholder.',
    trap: 'The filter leaves the text of a removed <script>: write data-texts. If nothing shows, look at the page’s source: the attribute may be gone.',
  },
  {
    id: 'tables',
    name: 'A table layout of 2005',
    page: '/hosts/tables/index.htm',
    site: 'AT',
    special:
      'The page is in windows-1252 and quirks mode, 780 pixels wide, with font tags and handlers on the document.',
    paste: 'Everything in the file: the script before </body>, the tags in the table’s cells.',
    editor:
      'Old HTML editors write capitals and omit quotes, which HTML allows. Save the file in the character set that the server names.',
    trap: 'On a phone the browser scales the page down, and the widget with it: the layout depends on the viewport. In a narrow column, set platform="MATCH" on the footer.',
  },
  {
    id: 'bootstrap',
    name: 'Bootstrap 3 with jQuery 1',
    page: '/hosts/bootstrap/',
    site: 'DE',
    special:
      'Bootstrap resets what an element inherits, sets 10 pixels as the root size and keeps the focus in its dialogs.',
    paste:
      'The script before </body>, the tags in a column of the grid; the footer outside .container, so that it is as wide as the page.',
    editor: 'None: templates keep tags as they are. Minifiers of HTML must not remove closing tags.',
    trap: 'A footer in .container gets the margins of the grid, and looks cut off at its sides. A high fixed navbar covers the message after a sign-up: set --shop-scroll-margin to its height.',
  },
  {
    id: 'dark',
    name: 'A dark page with a root size of 62.5 %',
    page: '/hosts/dark/',
    site: 'AT',
    special: 'The page sets a dark color-scheme, and the widgets’ colours with custom properties. 1 rem is 10 pixels.',
    paste:
      'The script in the layout file, the sign-up in a shortcode or partial, the colours in the theme’s stylesheet.',
    editor: 'Markdown keeps HTML only if a setting allows it (unsafe in Hugo), and ends it at a blank line.',
    trap: 'Without the custom properties the widgets are light areas on the dark page. Set both colours of a pair, and measure their contrast.',
  },
];

/** The Content-Type of a host page's files by their extension, as the backend sends it. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.htm': 'text/html; charset=windows-1252',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
