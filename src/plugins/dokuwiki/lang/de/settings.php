<?php

$lang['site'] = 'Landesseite: bestimmt Sprache, Texte und Regeln';
$lang['company'] = 'Firma mit Rechtsform: die Einwilligungen nennen sie als Absender';
$lang['name'] = 'Name des Shops, wie ihn die Kundschaft kennt';
$lang['service_base'] = 'Origin der Dienste des Shops, zum Beispiel https://shop.example. Leer: die des Wikis';
$lang['link_base'] = 'Origin der Seiten des Shops, auf die Links führen. Leer: die des Wikis';
$lang['image_base'] = 'Ordner mit den Bildern der Anmeldung. Leer: /static/newsletter/';
$lang['send_site'] = 'Die Landesseite mit jeder Anmeldung senden, für Dienste, die für mehrere Länder antworten';
$lang['ab_tests'] = 'Aufrufe des Dienstes für A/B-Tests';
$lang['ab_tests_o_on'] = 'immer';
$lang['ab_tests_o_off'] = 'nie';
$lang['ab_tests_o_consent'] = 'nach Einwilligung (Ereignis shop-consent)';
$lang['footer'] = 'Den Footer des Shops unter jeder Seite zeigen';
$lang['script'] = 'Adresse des Skripts. Leer: das des Plugins';
