<?php
// DokuWiki asks for this file before it looks for its settings.
if (!defined('DOKU_CONF')) define('DOKU_CONF', getenv('HOST_FOLDER') . '/conf/');
