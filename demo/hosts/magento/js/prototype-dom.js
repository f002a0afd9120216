/*
 * What the DOM part of Prototype 1.7 does to a page, written for this demo: no package holds the library's own. It
 * replaces Element, puts its methods on the prototype of every element, and adds Event, Form and Ajax.
 */
(function () {
  var NativeElement = window.Element;
  var listeners = [];

  function find(element) {
    return typeof element === 'string' ? document.getElementById(element) : element;
  }
  window.$ = function (element) {
    return arguments.length > 1 ? $A(arguments).map(find) : find(element);
  };
  window.$$ = function () {
    return $A(document.querySelectorAll($A(arguments).join(', ')));
  };
  window.$F = function (field) {
    return find(field).value;
  };

  window.Element = function (tagName, attributes) {
    return Element.writeAttribute(document.createElement(tagName), attributes || {});
  };
  Object.extend(window.Element, NativeElement);
  window.Element.prototype = NativeElement.prototype;

  Element.Methods = {
    visible: function (element) {
      return find(element).style.display !== 'none';
    },
    toggle: function (element) {
      return Element[Element.visible(element) ? 'hide' : 'show'](element);
    },
    hide: function (element) {
      find(element).style.display = 'none';
      return find(element);
    },
    show: function (element) {
      find(element).style.display = '';
      return find(element);
    },
    remove: function (element) {
      find(element).parentNode.removeChild(find(element));
      return find(element);
    },
    update: function (element, content) {
      find(element).innerHTML = content == null ? '' : content.toString();
      return find(element);
    },
    insert: function (element, content) {
      find(element).insertAdjacentHTML('beforeend', content);
      return find(element);
    },
    clone: function (element, deep) {
      return find(element).cloneNode(deep);
    },
    up: function (element, selector) {
      var parent = find(element).parentNode;
      return selector ? parent.closest(selector) : parent;
    },
    down: function (element, selector) {
      return find(element).querySelector(selector || '*');
    },
    next: function (element) {
      return find(element).nextElementSibling;
    },
    select: function (element, selector) {
      return $A(find(element).querySelectorAll(selector));
    },
    readAttribute: function (element, name) {
      return find(element).getAttribute(name);
    },
    writeAttribute: function (element, attributes) {
      for (var name in attributes) find(element).setAttribute(name, attributes[name]);
      return find(element);
    },
    hasClassName: function (element, name) {
      return (' ' + find(element).className + ' ').indexOf(' ' + name + ' ') > -1;
    },
    addClassName: function (element, name) {
      if (!Element.hasClassName(element, name)) find(element).className += ' ' + name;
      return find(element);
    },
    removeClassName: function (element, name) {
      find(element).className = find(element).className.split(/\s+/).without(name).join(' ');
      return find(element);
    },
    setStyle: function (element, styles) {
      for (var name in styles) find(element).style[name.camelize()] = styles[name];
      return find(element);
    },
    scrollTo: function (element) {
      window.scrollTo(0, find(element).getBoundingClientRect().top + window.pageYOffset);
      return find(element);
    },
    identify: function (element) {
      if (!find(element).id) find(element).id = 'anonymous_element_' + (listeners.length + 1);
      return find(element).id;
    },
    fire: function (element, name, memo) {
      var event = document.createEvent('HTMLEvents');
      event.initEvent('dataavailable', true, true);
      event.eventName = name;
      event.memo = memo || {};
      find(element).dispatchEvent(event);
      return event;
    },
    observe: function (element, name, handler) {
      var type = name.indexOf(':') > -1 ? 'dataavailable' : name;
      var responder = function (event) {
        if (type !== 'dataavailable' || event.eventName === name) handler.call(element, event);
      };
      listeners.push({ element: find(element), name: name, handler: handler, type: type, responder: responder });
      find(element).addEventListener(type, responder, false);
      return find(element);
    },
    stopObserving: function (element, name) {
      listeners = listeners.findAll(function (one) {
        var stopped = one.element === find(element) && (!name || one.name === name);
        if (stopped) one.element.removeEventListener(one.type, one.responder, false);
        return !stopped;
      });
      return find(element);
    },
  };
  Object.extend(Element, Element.Methods);

  function add(target, methods) {
    Object.keys(methods).each(function (name) {
      target[name] = methods[name].methodize();
    });
  }
  add(HTMLElement.prototype, Element.Methods);

  window.Form = {
    Methods: {
      serialize: function (form) {
        return $A(find(form).elements)
          .findAll(function (field) {
            return field.name && !field.disabled;
          })
          .map(function (field) {
            return encodeURIComponent(field.name) + '=' + encodeURIComponent(field.value);
          })
          .join('&');
      },
      getElements: function (form) {
        return $A(find(form).elements);
      },
      disable: function (form) {
        Form.getElements(form).invoke('writeAttribute', { disabled: 'disabled' });
        return find(form);
      },
      request: function (form, options) {
        return new Ajax.Request(find(form).action, options);
      },
    },
  };
  Object.extend(Form, Form.Methods);
  add(HTMLFormElement.prototype, Form.Methods);

  Object.extend(Event, {
    KEY_RETURN: 13,
    KEY_ESC: 27,
    observe: Element.observe,
    stopObserving: Element.stopObserving,
    fire: Element.fire,
    element: function (event) {
      return event.target;
    },
    stop: function (event) {
      event.preventDefault();
      event.stopPropagation();
      event.stopped = true;
    },
  });
  add(Event.prototype, { stop: Event.stop, element: Event.element });
  Object.extend(document, {
    observe: Element.observe.methodize(),
    fire: Element.fire.methodize(),
    stopObserving: Element.stopObserving.methodize(),
    loaded: false,
  });
  document.addEventListener('DOMContentLoaded', function () {
    document.loaded = true;
    document.fire('dom:loaded');
  });

  window.Ajax = { activeRequestCount: 0 };
  Ajax.Request = Class.create({
    initialize: function (url, options) {
      var transport = new XMLHttpRequest();
      this.options = Object.extend({ method: 'post' }, options || {});
      Ajax.activeRequestCount++;
      transport.onreadystatechange = this.respond.bind(this, transport);
      transport.open(this.options.method.toUpperCase(), url, true);
      transport.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
      transport.send(this.options.parameters || null);
    },
    respond: function (transport) {
      if (transport.readyState !== 4) return;
      Ajax.activeRequestCount--;
      var handler = this.options[transport.status >= 200 && transport.status < 300 ? 'onSuccess' : 'onFailure'];
      var response = { status: transport.status, responseText: transport.responseText };
      if (/json/.test(transport.getResponseHeader('Content-Type'))) response.responseJSON = response.responseText.evalJSON();
      (handler || Prototype.emptyFunction)(response);
      (this.options.onComplete || Prototype.emptyFunction)(response);
    },
  });
})();
