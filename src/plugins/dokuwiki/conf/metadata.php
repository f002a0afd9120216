<?php

use ShopWidgets\Data;
use ShopWidgets\Settings;

require_once __DIR__ . '/../load.php';

$types = ['choice' => ['multichoice'], 'flag' => ['onoff'], 'texts' => ['']];
foreach (Data::settings('wiki') as $name => $field) {
    $meta[$name] = ($types[$field['kind']] ?? ['string']) + array_filter([
        '_choices' => array_keys(Data::options($field, 'en')),
        '_pattern' => Settings::PATTERNS[$field['kind']] ?? '',
        '_caution' => empty($field['guarded']) ? '' : 'security',
    ]);
}
