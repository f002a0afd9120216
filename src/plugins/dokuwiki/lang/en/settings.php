<?php

require_once __DIR__ . '/../../load.php';

$lang = ShopWidgets\Data::labels('en');
