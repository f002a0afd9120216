import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { shopWidgets } from './shop-widgets-handlebars.mjs';

const partial = new URL('shop-widgets.hbs', import.meta.url);
Handlebars.registerPartial('shop-widgets', readFileSync(partial, 'utf8'));
Handlebars.registerHelper(shopWidgets);
