// Puts the title of a picture below it.
var JCaption = new Class({
  initialize: function (selector) {
    document.getElements(selector).each(
      function (image) {
        this.createCaption(image);
      }.bind(this),
    );
  },
  createCaption: function (image) {
    var container = new Element('div', { class: 'img_caption', styles: { float: image.getStyle('float'), width: image.get('width').toInt() } });
    container.inject(image, 'before').adopt(image.setStyle('float', 'none'), new Element('p', { text: image.get('title') }));
  },
});

function showTip() {
  new Element('div', { id: 'tip', html: '<strong></strong><br><span></span>' }).inject(document.body);
  var place = this.getCoordinates();
  $('tip').setStyles({ left: place.left, top: place.bottom + 4 });
  $('tip').getElement('strong').set('text', this.retrieve('tip:title'));
  $('tip').getElement('span').set('text', this.retrieve('tip:text'));
}

function hideTip() {
  $('tip').destroy();
}

window.addEvent('domready', function () {
  $('more-link').addEvent('click', function (event) {
    event.stop();
    $('more').setStyle('display', 'block');
  });
  new Request.JSON({
    url: '/hosts/joomla/who.json',
    onSuccess: function (answer) {
      $('online').set('text', answer.text);
    },
  }).get();
});
