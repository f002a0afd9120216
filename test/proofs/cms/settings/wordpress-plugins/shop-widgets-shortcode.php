<?php
add_shortcode('shop_newsletter', fn() => '<shop-newsletter><a href="/subscribenewsletter">Newsletter</a></shop-newsletter>');
