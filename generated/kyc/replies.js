// Written by npm run codegen; do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// notaria:replies
var estimateAge_200 = validate10;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "createdAt", "estimatedAge", "range", "minAge", "passed", "livenessScore", "faces"], "properties": { "id": { "type": "string", "maxLength": 30 }, "sessionId": { "type": ["string", "null"], "maxLength": 30 }, "session": { "$ref": "CheckSession#" }, "type": { "$ref": "Feature#" }, "status": { "$ref": "CheckStatus#" }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "retryable": { "type": "boolean" }, "warnings": { "type": "array", "maxItems": 100, "items": { "$ref": "Warning#" } }, "checks": { "type": "array", "maxItems": 100, "items": { "$ref": "Examined#" } }, "thresholds": { "$ref": "Thresholds#" }, "engine": { "$ref": "CheckEngine#" }, "createdAt": { "$ref": "Instant#" }, "estimatedAge": { "type": ["number", "null"], "minimum": 0, "maximum": 150 }, "range": { "oneOf": [{ "$ref": "AgeRange#" }, { "type": "null" }] }, "minAge": { "type": ["integer", "null"], "minimum": 1, "maximum": 120 }, "passed": { "type": ["boolean", "null"] }, "livenessScore": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "faces": { "$ref": "FaceBoxes#" } }, "$id": "AgeCheck" };
var schema16 = { "type": "string", "enum": ["id", "liveness", "face_match", "age", "poa", "database_validation", "aml"], "$id": "Feature" };
var schema17 = { "type": "string", "enum": ["approved", "declined", "in_review"], "$id": "CheckStatus" };
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
var schema14 = { "type": ["object", "null"], "additionalProperties": false, "required": ["id", "status"], "properties": { "id": { "type": "string", "maxLength": 30 }, "status": { "$ref": "SessionStatus#" } }, "$id": "CheckSession" };
var schema15 = { "type": "string", "enum": ["not_started", "in_progress", "in_review", "resubmission_requested", "approved", "declined", "abandoned", "expired", "kyc_expired"], "$id": "SessionStatus" };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema14.type }, message: "must be object,null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "status")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/status", schemaPath: "SessionStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data1 === "not_started" || data1 === "in_progress" || data1 === "in_review" || data1 === "resubmission_requested" || data1 === "approved" || data1 === "declined" || data1 === "abandoned" || data1 === "expired" || data1 === "kyc_expired")) {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "SessionStatus#/enum", keyword: "enum", params: { allowedValues: schema15.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var schema18 = { "type": "object", "additionalProperties": false, "required": ["code", "severity", "message"], "properties": { "code": { "$ref": "ReasonCode#" }, "severity": { "type": "string", "enum": ["error", "warning", "information"] }, "message": { "type": "string", "maxLength": 500 } }, "$id": "Warning" };
var pattern0 = new RegExp("^[A-Z][A-Z0-9_]*$", "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.severity === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "severity" || key0 === "message")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 === "string") {
        if (func3(data0) > 64) {
          const err4 = { instancePath: instancePath + "/code", schemaPath: "ReasonCode#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func3(data0) < 2) {
          const err5 = { instancePath: instancePath + "/code", schemaPath: "ReasonCode#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err6 = { instancePath: instancePath + "/code", schemaPath: "ReasonCode#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]*$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]*$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/code", schemaPath: "ReasonCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.severity !== void 0) {
      let data1 = data.severity;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data1 === "error" || data1 === "warning" || data1 === "information")) {
        const err9 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema18.properties.severity.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data2 = data.message;
      if (typeof data2 === "string") {
        if (func3(data2) > 500) {
          const err10 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
var schema20 = { "type": "object", "additionalProperties": false, "required": ["code", "status", "score", "details"], "properties": { "code": { "$ref": "ReasonCode#" }, "status": { "type": "string", "enum": ["passed", "failed", "warning", "not_applicable"] }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "details": { "type": ["string", "null"], "maxLength": 500 } }, "$id": "Examined" };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.details === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "details" }, message: "must have required property 'details'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "status" || key0 === "score" || key0 === "details")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 === "string") {
        if (func3(data0) > 64) {
          const err5 = { instancePath: instancePath + "/code", schemaPath: "ReasonCode#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func3(data0) < 2) {
          const err6 = { instancePath: instancePath + "/code", schemaPath: "ReasonCode#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err7 = { instancePath: instancePath + "/code", schemaPath: "ReasonCode#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]*$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]*$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/code", schemaPath: "ReasonCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (!(data1 === "passed" || data1 === "failed" || data1 === "warning" || data1 === "not_applicable")) {
        const err10 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema20.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data2 = data.score;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err11 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema20.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err13 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.details !== void 0) {
      let data3 = data.details;
      if (typeof data3 !== "string" && data3 !== null) {
        const err14 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: schema20.properties.details.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func3(data3) > 500) {
          const err15 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.x === void 0) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceBox#/required", keyword: "required", params: { missingProperty: "x" }, message: "must have required property 'x'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.y === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceBox#/required", keyword: "required", params: { missingProperty: "y" }, message: "must have required property 'y'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.width === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceBox#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.height === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceBox#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.confidence === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceBox#/required", keyword: "required", params: { missingProperty: "confidence" }, message: "must have required property 'confidence'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "x" || key0 === "y" || key0 === "width" || key0 === "height" || key0 === "confidence")) {
            const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceBox#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.x !== void 0) {
          let data1 = data0.x;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 2 || isNaN(data1)) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/x", schemaPath: "FaceBox#/properties/x/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1 < -1 || isNaN(data1)) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/x", schemaPath: "FaceBox#/properties/x/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/" + i0 + "/x", schemaPath: "FaceBox#/properties/x/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.y !== void 0) {
          let data2 = data0.y;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 2 || isNaN(data2)) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/y", schemaPath: "FaceBox#/properties/y/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2 < -1 || isNaN(data2)) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/y", schemaPath: "FaceBox#/properties/y/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/" + i0 + "/y", schemaPath: "FaceBox#/properties/y/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data0.width !== void 0) {
          let data3 = data0.width;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 2 || isNaN(data3)) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "FaceBox#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data3 < -1 || isNaN(data3)) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "FaceBox#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "FaceBox#/properties/width/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data0.height !== void 0) {
          let data4 = data0.height;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 2 || isNaN(data4)) {
              const err16 = { instancePath: instancePath + "/" + i0 + "/height", schemaPath: "FaceBox#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data4 < -1 || isNaN(data4)) {
              const err17 = { instancePath: instancePath + "/" + i0 + "/height", schemaPath: "FaceBox#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/" + i0 + "/height", schemaPath: "FaceBox#/properties/height/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data0.confidence !== void 0) {
          let data5 = data0.confidence;
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 100 || isNaN(data5)) {
              const err19 = { instancePath: instancePath + "/" + i0 + "/confidence", schemaPath: "FaceBox#/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err20 = { instancePath: instancePath + "/" + i0 + "/confidence", schemaPath: "FaceBox#/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/" + i0 + "/confidence", schemaPath: "FaceBox#/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceBox#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
var formats0 = require_formats().fullFormats["date-time"];
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.retryable === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.thresholds === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thresholds" }, message: "must have required property 'thresholds'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.engine === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "engine" }, message: "must have required property 'engine'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.estimatedAge === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "estimatedAge" }, message: "must have required property 'estimatedAge'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.range === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "range" }, message: "must have required property 'range'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.minAge === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minAge" }, message: "must have required property 'minAge'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.passed === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.livenessScore === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "livenessScore" }, message: "must have required property 'livenessScore'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.faces === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faces" }, message: "must have required property 'faces'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema13.properties, key0)) {
        const err18 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err19 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      let data1 = data.sessionId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err21 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: schema13.properties.sessionId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 30) {
          const err22 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.session !== void 0) {
      if (!validate13(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err23 = { instancePath: instancePath + "/type", schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data3 === "id" || data3 === "liveness" || data3 === "face_match" || data3 === "age" || data3 === "poa" || data3 === "database_validation" || data3 === "aml")) {
        const err24 = { instancePath: instancePath + "/type", schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err25 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data4 === "approved" || data4 === "declined" || data4 === "in_review")) {
        const err26 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data5 = data.score;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err27 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema13.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          const err28 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err29 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.retryable !== void 0) {
      if (typeof data.retryable !== "boolean") {
        const err30 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data7 = data.warnings;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err31 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data7[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err33 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data9[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.thresholds !== void 0) {
      let data11 = data.thresholds;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.livenessDecline === void 0) {
          const err35 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "livenessDecline" }, message: "must have required property 'livenessDecline'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data11.faceMatchDecline === void 0) {
          const err36 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchDecline" }, message: "must have required property 'faceMatchDecline'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data11.faceMatchReview === void 0) {
          const err37 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchReview" }, message: "must have required property 'faceMatchReview'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data11.amlReview === void 0) {
          const err38 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlReview" }, message: "must have required property 'amlReview'" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data11.amlDecline === void 0) {
          const err39 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlDecline" }, message: "must have required property 'amlDecline'" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        for (const key1 in data11) {
          if (!(key1 === "livenessDecline" || key1 === "faceMatchDecline" || key1 === "faceMatchReview" || key1 === "amlReview" || key1 === "amlDecline")) {
            const err40 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data11.livenessDecline !== void 0) {
          let data12 = data11.livenessDecline;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 100 || isNaN(data12)) {
              const err41 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err42 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          } else {
            const err43 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data11.faceMatchDecline !== void 0) {
          let data13 = data11.faceMatchDecline;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 100 || isNaN(data13)) {
              const err44 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err45 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data11.faceMatchReview !== void 0) {
          let data14 = data11.faceMatchReview;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 100 || isNaN(data14)) {
              const err47 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              const err48 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          } else {
            const err49 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data11.amlReview !== void 0) {
          let data15 = data11.amlReview;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 100 || isNaN(data15)) {
              const err50 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err51 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          } else {
            const err52 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data11.amlDecline !== void 0) {
          let data16 = data11.amlDecline;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 100 || isNaN(data16)) {
              const err53 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err54 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          } else {
            const err55 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
      } else {
        const err56 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.engine !== void 0) {
      let data17 = data.engine;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.name === void 0) {
          const err57 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (data17.version === void 0) {
          const err58 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        for (const key2 in data17) {
          if (!(key2 === "name" || key2 === "version")) {
            const err59 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data17.name !== void 0) {
          let data18 = data17.name;
          if (typeof data18 === "string") {
            if (func3(data18) > 60) {
              const err60 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          } else {
            const err61 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data17.version !== void 0) {
          let data19 = data17.version;
          if (typeof data19 === "string") {
            if (func3(data19) > 60) {
              const err62 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          } else {
            const err63 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
      } else {
        const err64 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data20 = data.createdAt;
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err65 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err66 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
      } else {
        const err67 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.estimatedAge !== void 0) {
      let data21 = data.estimatedAge;
      if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
        const err68 = { instancePath: instancePath + "/estimatedAge", schemaPath: "#/properties/estimatedAge/type", keyword: "type", params: { type: schema13.properties.estimatedAge.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
      if (typeof data21 == "number" && isFinite(data21)) {
        if (data21 > 150 || isNaN(data21)) {
          const err69 = { instancePath: instancePath + "/estimatedAge", schemaPath: "#/properties/estimatedAge/maximum", keyword: "maximum", params: { comparison: "<=", limit: 150 }, message: "must be <= 150" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          const err70 = { instancePath: instancePath + "/estimatedAge", schemaPath: "#/properties/estimatedAge/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
      }
    }
    if (data.range !== void 0) {
      let data22 = data.range;
      const _errs51 = errors;
      let valid12 = false;
      let passing0 = null;
      const _errs52 = errors;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.low === void 0) {
          const err71 = { instancePath: instancePath + "/range", schemaPath: "AgeRange#/required", keyword: "required", params: { missingProperty: "low" }, message: "must have required property 'low'" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        if (data22.high === void 0) {
          const err72 = { instancePath: instancePath + "/range", schemaPath: "AgeRange#/required", keyword: "required", params: { missingProperty: "high" }, message: "must have required property 'high'" };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        for (const key3 in data22) {
          if (!(key3 === "low" || key3 === "high")) {
            const err73 = { instancePath: instancePath + "/range", schemaPath: "AgeRange#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        if (data22.low !== void 0) {
          let data23 = data22.low;
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 > 150 || isNaN(data23)) {
              const err74 = { instancePath: instancePath + "/range/low", schemaPath: "AgeRange#/properties/low/maximum", keyword: "maximum", params: { comparison: "<=", limit: 150 }, message: "must be <= 150" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
            if (data23 < 0 || isNaN(data23)) {
              const err75 = { instancePath: instancePath + "/range/low", schemaPath: "AgeRange#/properties/low/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          } else {
            const err76 = { instancePath: instancePath + "/range/low", schemaPath: "AgeRange#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
        if (data22.high !== void 0) {
          let data24 = data22.high;
          if (typeof data24 == "number" && isFinite(data24)) {
            if (data24 > 150 || isNaN(data24)) {
              const err77 = { instancePath: instancePath + "/range/high", schemaPath: "AgeRange#/properties/high/maximum", keyword: "maximum", params: { comparison: "<=", limit: 150 }, message: "must be <= 150" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
            if (data24 < 0 || isNaN(data24)) {
              const err78 = { instancePath: instancePath + "/range/high", schemaPath: "AgeRange#/properties/high/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
          } else {
            const err79 = { instancePath: instancePath + "/range/high", schemaPath: "AgeRange#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
      } else {
        const err80 = { instancePath: instancePath + "/range", schemaPath: "AgeRange#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
      var _valid0 = _errs52 === errors;
      if (_valid0) {
        valid12 = true;
        passing0 = 0;
      }
      const _errs60 = errors;
      if (data22 !== null) {
        const err81 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
      var _valid0 = _errs60 === errors;
      if (_valid0 && valid12) {
        valid12 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid12 = true;
          passing0 = 1;
        }
      }
      if (!valid12) {
        const err82 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      } else {
        errors = _errs51;
        if (vErrors !== null) {
          if (_errs51) {
            vErrors.length = _errs51;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.minAge !== void 0) {
      let data25 = data.minAge;
      if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25)) && data25 !== null) {
        const err83 = { instancePath: instancePath + "/minAge", schemaPath: "#/properties/minAge/type", keyword: "type", params: { type: schema13.properties.minAge.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err83];
        } else {
          vErrors.push(err83);
        }
        errors++;
      }
      if (typeof data25 == "number" && isFinite(data25)) {
        if (data25 > 120 || isNaN(data25)) {
          const err84 = { instancePath: instancePath + "/minAge", schemaPath: "#/properties/minAge/maximum", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
        if (data25 < 1 || isNaN(data25)) {
          const err85 = { instancePath: instancePath + "/minAge", schemaPath: "#/properties/minAge/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
      }
    }
    if (data.passed !== void 0) {
      let data26 = data.passed;
      if (typeof data26 !== "boolean" && data26 !== null) {
        const err86 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/type", keyword: "type", params: { type: schema13.properties.passed.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.livenessScore !== void 0) {
      let data27 = data.livenessScore;
      if (!(typeof data27 == "number" && isFinite(data27)) && data27 !== null) {
        const err87 = { instancePath: instancePath + "/livenessScore", schemaPath: "#/properties/livenessScore/type", keyword: "type", params: { type: schema13.properties.livenessScore.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
      if (typeof data27 == "number" && isFinite(data27)) {
        if (data27 > 100 || isNaN(data27)) {
          const err88 = { instancePath: instancePath + "/livenessScore", schemaPath: "#/properties/livenessScore/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
        if (data27 < 0 || isNaN(data27)) {
          const err89 = { instancePath: instancePath + "/livenessScore", schemaPath: "#/properties/livenessScore/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
      }
    }
    if (data.faces !== void 0) {
      if (!validate19(data.faces, { instancePath: instancePath + "/faces", parentData: data, parentDataProperty: "faces", rootData })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err90 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err90];
    } else {
      vErrors.push(err90);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.check === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "check" }, message: "must have required property 'check'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "check")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.check !== void 0) {
      if (!validate12(data.check, { instancePath: instancePath + "/check", parentData: data, parentDataProperty: "check", rootData })) {
        vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate11(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
    errors = vErrors.length;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
var estimateAge_400 = validate23;
var schema31 = { "type": "string", "enum": ["invalid_request", "malformed_json", "ambiguous_credentials", "unauthorized", "forbidden", "csrf_failed", "scope_not_grantable", "not_found", "method_not_allowed", "conflict", "invalid_transition", "gone", "version_mismatch", "file_too_large", "unsupported_media", "unprocessable_image", "idempotency_key_reused", "rate_limited", "internal", "provider_unavailable", "service_unavailable"], "$id": "ErrorCode" };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.retryable === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.docs === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "docs" }, message: "must have required property 'docs'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "requestId" || key0 === "retryable" || key0 === "docs" || key0 === "allowed" || key0 === "details")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 !== "string") {
        const err6 = { instancePath: instancePath + "/code", schemaPath: "ErrorCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data0 === "invalid_request" || data0 === "malformed_json" || data0 === "ambiguous_credentials" || data0 === "unauthorized" || data0 === "forbidden" || data0 === "csrf_failed" || data0 === "scope_not_grantable" || data0 === "not_found" || data0 === "method_not_allowed" || data0 === "conflict" || data0 === "invalid_transition" || data0 === "gone" || data0 === "version_mismatch" || data0 === "file_too_large" || data0 === "unsupported_media" || data0 === "unprocessable_image" || data0 === "idempotency_key_reused" || data0 === "rate_limited" || data0 === "internal" || data0 === "provider_unavailable" || data0 === "service_unavailable")) {
        const err7 = { instancePath: instancePath + "/code", schemaPath: "ErrorCode#/enum", keyword: "enum", params: { allowedValues: schema31.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 === "string") {
        if (func3(data1) > 1e3) {
          const err8 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      let data2 = data.requestId;
      if (typeof data2 === "string") {
        if (func3(data2) > 128) {
          const err10 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.retryable !== void 0) {
      if (typeof data.retryable !== "boolean") {
        const err12 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.docs !== void 0) {
      let data4 = data.docs;
      if (typeof data4 === "string") {
        if (func3(data4) > 300) {
          const err13 = { instancePath: instancePath + "/docs", schemaPath: "#/properties/docs/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/docs", schemaPath: "#/properties/docs/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.allowed !== void 0) {
      let data5 = data.allowed;
      if (Array.isArray(data5)) {
        if (data5.length > 20) {
          const err15 = { instancePath: instancePath + "/allowed", schemaPath: "#/properties/allowed/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 === "string") {
            if (func3(data6) > 40) {
              const err16 = { instancePath: instancePath + "/allowed/" + i0, schemaPath: "#/properties/allowed/items/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/allowed/" + i0, schemaPath: "#/properties/allowed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/allowed", schemaPath: "#/properties/allowed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.details !== void 0) {
      let data7 = data.details;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err19 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.path === void 0) {
              const err20 = { instancePath: instancePath + "/details/" + i1, schemaPath: "ErrorDetail#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data8.code === void 0) {
              const err21 = { instancePath: instancePath + "/details/" + i1, schemaPath: "ErrorDetail#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data8.message === void 0) {
              const err22 = { instancePath: instancePath + "/details/" + i1, schemaPath: "ErrorDetail#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "path" || key1 === "code" || key1 === "message")) {
                const err23 = { instancePath: instancePath + "/details/" + i1, schemaPath: "ErrorDetail#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data8.path !== void 0) {
              let data9 = data8.path;
              if (typeof data9 === "string") {
                if (func3(data9) > 500) {
                  const err24 = { instancePath: instancePath + "/details/" + i1 + "/path", schemaPath: "ErrorDetail#/properties/path/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/details/" + i1 + "/path", schemaPath: "ErrorDetail#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data8.code !== void 0) {
              let data10 = data8.code;
              if (typeof data10 === "string") {
                if (func3(data10) > 64) {
                  const err26 = { instancePath: instancePath + "/details/" + i1 + "/code", schemaPath: "ErrorDetail#/properties/code/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              } else {
                const err27 = { instancePath: instancePath + "/details/" + i1 + "/code", schemaPath: "ErrorDetail#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data8.message !== void 0) {
              let data11 = data8.message;
              if (typeof data11 === "string") {
                if (func3(data11) > 1e3) {
                  const err28 = { instancePath: instancePath + "/details/" + i1 + "/message", schemaPath: "ErrorDetail#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              } else {
                const err29 = { instancePath: instancePath + "/details/" + i1 + "/message", schemaPath: "ErrorDetail#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/details/" + i1, schemaPath: "ErrorDetail#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.error === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "error")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (false !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      if (!validate25(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate24(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
    errors = vErrors.length;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var matchFaces_200 = validate28;
var schema35 = { "type": "object", "additionalProperties": false, "required": ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "createdAt", "faces", "refFaces", "reference", "quality"], "properties": { "id": { "type": "string", "maxLength": 30 }, "sessionId": { "type": ["string", "null"], "maxLength": 30 }, "session": { "$ref": "CheckSession#" }, "type": { "$ref": "Feature#" }, "status": { "$ref": "CheckStatus#" }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "retryable": { "type": "boolean" }, "warnings": { "type": "array", "maxItems": 100, "items": { "$ref": "Warning#" } }, "checks": { "type": "array", "maxItems": 100, "items": { "$ref": "Examined#" } }, "thresholds": { "$ref": "Thresholds#" }, "engine": { "$ref": "CheckEngine#" }, "createdAt": { "$ref": "Instant#" }, "faces": { "$ref": "FaceBoxes#" }, "refFaces": { "$ref": "FaceBoxes#" }, "reference": { "type": "string", "enum": ["upload", "document"] }, "quality": { "$ref": "ImageQuality#" } }, "$id": "FaceMatchCheck" };
var schema41 = { "type": "object", "additionalProperties": false, "required": ["sharpness", "brightness"], "properties": { "sharpness": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "brightness": { "type": ["number", "null"], "minimum": 0, "maximum": 100 } }, "$id": "ImageQuality" };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.retryable === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.thresholds === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thresholds" }, message: "must have required property 'thresholds'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.engine === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "engine" }, message: "must have required property 'engine'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.faces === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faces" }, message: "must have required property 'faces'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.refFaces === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refFaces" }, message: "must have required property 'refFaces'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.reference === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.quality === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quality" }, message: "must have required property 'quality'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema35.properties, key0)) {
        const err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err17 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      let data1 = data.sessionId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err19 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: schema35.properties.sessionId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 30) {
          const err20 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.session !== void 0) {
      if (!validate13(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err21 = { instancePath: instancePath + "/type", schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data3 === "id" || data3 === "liveness" || data3 === "face_match" || data3 === "age" || data3 === "poa" || data3 === "database_validation" || data3 === "aml")) {
        const err22 = { instancePath: instancePath + "/type", schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err23 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data4 === "approved" || data4 === "declined" || data4 === "in_review")) {
        const err24 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data5 = data.score;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err25 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema35.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          const err26 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err27 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.retryable !== void 0) {
      if (typeof data.retryable !== "boolean") {
        const err28 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data7 = data.warnings;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err29 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data7[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err31 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data9[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.thresholds !== void 0) {
      let data11 = data.thresholds;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.livenessDecline === void 0) {
          const err33 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "livenessDecline" }, message: "must have required property 'livenessDecline'" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data11.faceMatchDecline === void 0) {
          const err34 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchDecline" }, message: "must have required property 'faceMatchDecline'" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data11.faceMatchReview === void 0) {
          const err35 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchReview" }, message: "must have required property 'faceMatchReview'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data11.amlReview === void 0) {
          const err36 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlReview" }, message: "must have required property 'amlReview'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data11.amlDecline === void 0) {
          const err37 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlDecline" }, message: "must have required property 'amlDecline'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        for (const key1 in data11) {
          if (!(key1 === "livenessDecline" || key1 === "faceMatchDecline" || key1 === "faceMatchReview" || key1 === "amlReview" || key1 === "amlDecline")) {
            const err38 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data11.livenessDecline !== void 0) {
          let data12 = data11.livenessDecline;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 100 || isNaN(data12)) {
              const err39 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err40 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          } else {
            const err41 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data11.faceMatchDecline !== void 0) {
          let data13 = data11.faceMatchDecline;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 100 || isNaN(data13)) {
              const err42 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err43 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          } else {
            const err44 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data11.faceMatchReview !== void 0) {
          let data14 = data11.faceMatchReview;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 100 || isNaN(data14)) {
              const err45 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              const err46 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data11.amlReview !== void 0) {
          let data15 = data11.amlReview;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 100 || isNaN(data15)) {
              const err48 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err49 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          } else {
            const err50 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data11.amlDecline !== void 0) {
          let data16 = data11.amlDecline;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 100 || isNaN(data16)) {
              const err51 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err52 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
          } else {
            const err53 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
      } else {
        const err54 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.engine !== void 0) {
      let data17 = data.engine;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.name === void 0) {
          const err55 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data17.version === void 0) {
          const err56 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        for (const key2 in data17) {
          if (!(key2 === "name" || key2 === "version")) {
            const err57 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        if (data17.name !== void 0) {
          let data18 = data17.name;
          if (typeof data18 === "string") {
            if (func3(data18) > 60) {
              const err58 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          } else {
            const err59 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data17.version !== void 0) {
          let data19 = data17.version;
          if (typeof data19 === "string") {
            if (func3(data19) > 60) {
              const err60 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          } else {
            const err61 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data20 = data.createdAt;
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err63 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err64 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      } else {
        const err65 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.faces !== void 0) {
      if (!validate19(data.faces, { instancePath: instancePath + "/faces", parentData: data, parentDataProperty: "faces", rootData })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if (data.refFaces !== void 0) {
      if (!validate19(data.refFaces, { instancePath: instancePath + "/refFaces", parentData: data, parentDataProperty: "refFaces", rootData })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if (data.reference !== void 0) {
      let data23 = data.reference;
      if (typeof data23 !== "string") {
        const err66 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
      if (!(data23 === "upload" || data23 === "document")) {
        const err67 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/enum", keyword: "enum", params: { allowedValues: schema35.properties.reference.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.quality !== void 0) {
      let data24 = data.quality;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.sharpness === void 0) {
          const err68 = { instancePath: instancePath + "/quality", schemaPath: "ImageQuality#/required", keyword: "required", params: { missingProperty: "sharpness" }, message: "must have required property 'sharpness'" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        if (data24.brightness === void 0) {
          const err69 = { instancePath: instancePath + "/quality", schemaPath: "ImageQuality#/required", keyword: "required", params: { missingProperty: "brightness" }, message: "must have required property 'brightness'" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        for (const key3 in data24) {
          if (!(key3 === "sharpness" || key3 === "brightness")) {
            const err70 = { instancePath: instancePath + "/quality", schemaPath: "ImageQuality#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data24.sharpness !== void 0) {
          let data25 = data24.sharpness;
          if (!(typeof data25 == "number" && isFinite(data25)) && data25 !== null) {
            const err71 = { instancePath: instancePath + "/quality/sharpness", schemaPath: "ImageQuality#/properties/sharpness/type", keyword: "type", params: { type: schema41.properties.sharpness.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 > 100 || isNaN(data25)) {
              const err72 = { instancePath: instancePath + "/quality/sharpness", schemaPath: "ImageQuality#/properties/sharpness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
            if (data25 < 0 || isNaN(data25)) {
              const err73 = { instancePath: instancePath + "/quality/sharpness", schemaPath: "ImageQuality#/properties/sharpness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          }
        }
        if (data24.brightness !== void 0) {
          let data26 = data24.brightness;
          if (!(typeof data26 == "number" && isFinite(data26)) && data26 !== null) {
            const err74 = { instancePath: instancePath + "/quality/brightness", schemaPath: "ImageQuality#/properties/brightness/type", keyword: "type", params: { type: schema41.properties.brightness.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
          if (typeof data26 == "number" && isFinite(data26)) {
            if (data26 > 100 || isNaN(data26)) {
              const err75 = { instancePath: instancePath + "/quality/brightness", schemaPath: "ImageQuality#/properties/brightness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            if (data26 < 0 || isNaN(data26)) {
              const err76 = { instancePath: instancePath + "/quality/brightness", schemaPath: "ImageQuality#/properties/brightness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          }
        }
      } else {
        const err77 = { instancePath: instancePath + "/quality", schemaPath: "ImageQuality#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
    }
  } else {
    const err78 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err78];
    } else {
      vErrors.push(err78);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.check === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "check" }, message: "must have required property 'check'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "check")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.check !== void 0) {
      if (!validate30(data.check, { instancePath: instancePath + "/check", parentData: data, parentDataProperty: "check", rootData })) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
    errors = vErrors.length;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var searchFaces_200 = validate38;
var schema45 = { "type": "object", "additionalProperties": false, "required": ["faceId", "externalId", "sessionId", "similarity", "blocklisted"], "properties": { "faceId": { "type": "string", "maxLength": 31 }, "externalId": { "type": ["string", "null"], "maxLength": 200 }, "sessionId": { "type": ["string", "null"], "maxLength": 30 }, "similarity": { "type": "number", "minimum": 0, "maximum": 100 }, "blocklisted": { "type": "boolean" } }, "$id": "FaceSimilarity" };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 100) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.faceId === void 0) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceSimilarity#/required", keyword: "required", params: { missingProperty: "faceId" }, message: "must have required property 'faceId'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.externalId === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceSimilarity#/required", keyword: "required", params: { missingProperty: "externalId" }, message: "must have required property 'externalId'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.sessionId === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceSimilarity#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.similarity === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceSimilarity#/required", keyword: "required", params: { missingProperty: "similarity" }, message: "must have required property 'similarity'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.blocklisted === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceSimilarity#/required", keyword: "required", params: { missingProperty: "blocklisted" }, message: "must have required property 'blocklisted'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "faceId" || key0 === "externalId" || key0 === "sessionId" || key0 === "similarity" || key0 === "blocklisted")) {
            const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceSimilarity#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.faceId !== void 0) {
          let data1 = data0.faceId;
          if (typeof data1 === "string") {
            if (func3(data1) > 31) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/faceId", schemaPath: "FaceSimilarity#/properties/faceId/maxLength", keyword: "maxLength", params: { limit: 31 }, message: "must NOT have more than 31 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/" + i0 + "/faceId", schemaPath: "FaceSimilarity#/properties/faceId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.externalId !== void 0) {
          let data2 = data0.externalId;
          if (typeof data2 !== "string" && data2 !== null) {
            const err9 = { instancePath: instancePath + "/" + i0 + "/externalId", schemaPath: "FaceSimilarity#/properties/externalId/type", keyword: "type", params: { type: schema45.properties.externalId.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (typeof data2 === "string") {
            if (func3(data2) > 200) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/externalId", schemaPath: "FaceSimilarity#/properties/externalId/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
        if (data0.sessionId !== void 0) {
          let data3 = data0.sessionId;
          if (typeof data3 !== "string" && data3 !== null) {
            const err11 = { instancePath: instancePath + "/" + i0 + "/sessionId", schemaPath: "FaceSimilarity#/properties/sessionId/type", keyword: "type", params: { type: schema45.properties.sessionId.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data3 === "string") {
            if (func3(data3) > 30) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/sessionId", schemaPath: "FaceSimilarity#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        }
        if (data0.similarity !== void 0) {
          let data4 = data0.similarity;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 100 || isNaN(data4)) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/similarity", schemaPath: "FaceSimilarity#/properties/similarity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/similarity", schemaPath: "FaceSimilarity#/properties/similarity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/" + i0 + "/similarity", schemaPath: "FaceSimilarity#/properties/similarity/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data0.blocklisted !== void 0) {
          if (typeof data0.blocklisted !== "boolean") {
            const err16 = { instancePath: instancePath + "/" + i0 + "/blocklisted", schemaPath: "FaceSimilarity#/properties/blocklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/" + i0, schemaPath: "FaceSimilarity#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.matches === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.searched === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "searched" }, message: "must have required property 'searched'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.threshold === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.engine === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "engine" }, message: "must have required property 'engine'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "matches" || key0 === "searched" || key0 === "threshold" || key0 === "collection" || key0 === "engine")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err7 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (true !== data0) {
        const err8 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.matches !== void 0) {
      if (!validate40(data.matches, { instancePath: instancePath + "/matches", parentData: data, parentDataProperty: "matches", rootData })) {
        vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
        errors = vErrors.length;
      }
    }
    if (data.searched !== void 0) {
      let data2 = data.searched;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/searched", schemaPath: "Count#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/searched", schemaPath: "Count#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/searched", schemaPath: "Count#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.threshold !== void 0) {
      let data3 = data.threshold;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 100 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.collection !== void 0) {
      let data4 = data.collection;
      if (typeof data4 === "string") {
        if (func3(data4) > 60) {
          const err15 = { instancePath: instancePath + "/collection", schemaPath: "#/properties/collection/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/collection", schemaPath: "#/properties/collection/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.engine !== void 0) {
      let data5 = data.engine;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name === void 0) {
          const err17 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data5.version === void 0) {
          const err18 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        for (const key1 in data5) {
          if (!(key1 === "name" || key1 === "version")) {
            const err19 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data5.name !== void 0) {
          let data6 = data5.name;
          if (typeof data6 === "string") {
            if (func3(data6) > 60) {
              const err20 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data5.version !== void 0) {
          let data7 = data5.version;
          if (typeof data7 === "string") {
            if (func3(data7) > 60) {
              const err22 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate39(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
    errors = vErrors.length;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
var indexFace_201 = validate43;
var schema50 = { "type": "object", "additionalProperties": false, "required": ["id", "collection", "externalId", "sessionId", "blocklisted", "model", "createdAt"], "properties": { "id": { "type": "string", "maxLength": 31 }, "collection": { "type": "string", "maxLength": 60 }, "externalId": { "type": ["string", "null"], "maxLength": 200 }, "sessionId": { "type": ["string", "null"], "maxLength": 30 }, "blocklisted": { "type": "boolean" }, "model": { "type": "string", "maxLength": 60 }, "createdAt": { "$ref": "Instant#" } }, "$id": "Face" };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collection" }, message: "must have required property 'collection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.externalId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalId" }, message: "must have required property 'externalId'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.blocklisted === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blocklisted" }, message: "must have required property 'blocklisted'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.model === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "collection" || key0 === "externalId" || key0 === "sessionId" || key0 === "blocklisted" || key0 === "model" || key0 === "createdAt")) {
        const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 31) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 31 }, message: "must NOT have more than 31 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.collection !== void 0) {
      let data1 = data.collection;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err10 = { instancePath: instancePath + "/collection", schemaPath: "#/properties/collection/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/collection", schemaPath: "#/properties/collection/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.externalId !== void 0) {
      let data2 = data.externalId;
      if (typeof data2 !== "string" && data2 !== null) {
        const err12 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema50.properties.externalId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func3(data2) > 200) {
          const err13 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.sessionId !== void 0) {
      let data3 = data.sessionId;
      if (typeof data3 !== "string" && data3 !== null) {
        const err14 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: schema50.properties.sessionId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func3(data3) > 30) {
          const err15 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.blocklisted !== void 0) {
      if (typeof data.blocklisted !== "boolean") {
        const err16 = { instancePath: instancePath + "/blocklisted", schemaPath: "#/properties/blocklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.model !== void 0) {
      let data5 = data.model;
      if (typeof data5 === "string") {
        if (func3(data5) > 60) {
          const err17 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data6 = data.createdAt;
      if (typeof data6 === "string") {
        if (func3(data6) > 40) {
          const err19 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats0.validate(data6)) {
          const err20 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.face === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "face" }, message: "must have required property 'face'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.duplicates === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duplicates" }, message: "must have required property 'duplicates'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "face" || key0 === "duplicates")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (true !== data0) {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.face !== void 0) {
      if (!validate45(data.face, { instancePath: instancePath + "/face", parentData: data, parentDataProperty: "face", rootData })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if (data.duplicates !== void 0) {
      if (!validate40(data.duplicates, { instancePath: instancePath + "/duplicates", parentData: data, parentDataProperty: "duplicates", rootData })) {
        vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate44(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
    errors = vErrors.length;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var deleteFace_200 = validate49;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deletedAt === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deletedAt" }, message: "must have required property 'deletedAt'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "deletedAt")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 31) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 31 }, message: "must NOT have more than 31 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.deletedAt !== void 0) {
      let data1 = data.deletedAt;
      if (typeof data1 === "string") {
        if (func3(data1) > 40) {
          const err5 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0.validate(data1)) {
          const err6 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.face === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "face" }, message: "must have required property 'face'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "face")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.face !== void 0) {
      if (!validate51(data.face, { instancePath: instancePath + "/face", parentData: data, parentDataProperty: "face", rootData })) {
        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate50(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
    errors = vErrors.length;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var checkLiveness_200 = validate54;
var schema58 = { "type": "object", "additionalProperties": false, "required": ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "createdAt", "method", "certified", "faces", "quality"], "properties": { "id": { "type": "string", "maxLength": 30 }, "sessionId": { "type": ["string", "null"], "maxLength": 30 }, "session": { "$ref": "CheckSession#" }, "type": { "$ref": "Feature#" }, "status": { "$ref": "CheckStatus#" }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "retryable": { "type": "boolean" }, "warnings": { "type": "array", "maxItems": 100, "items": { "$ref": "Warning#" } }, "checks": { "type": "array", "maxItems": 100, "items": { "$ref": "Examined#" } }, "thresholds": { "$ref": "Thresholds#" }, "engine": { "$ref": "CheckEngine#" }, "createdAt": { "$ref": "Instant#" }, "method": { "type": "string", "maxLength": 40 }, "certified": { "type": "boolean" }, "faces": { "$ref": "FaceBoxes#" }, "quality": { "$ref": "ImageQuality#" } }, "$id": "LivenessCheck" };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.retryable === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.thresholds === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thresholds" }, message: "must have required property 'thresholds'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.engine === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "engine" }, message: "must have required property 'engine'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.method === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.certified === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "certified" }, message: "must have required property 'certified'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.faces === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faces" }, message: "must have required property 'faces'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.quality === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quality" }, message: "must have required property 'quality'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema58.properties, key0)) {
        const err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err17 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      let data1 = data.sessionId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err19 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: schema58.properties.sessionId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 30) {
          const err20 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.session !== void 0) {
      if (!validate13(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err21 = { instancePath: instancePath + "/type", schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data3 === "id" || data3 === "liveness" || data3 === "face_match" || data3 === "age" || data3 === "poa" || data3 === "database_validation" || data3 === "aml")) {
        const err22 = { instancePath: instancePath + "/type", schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err23 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data4 === "approved" || data4 === "declined" || data4 === "in_review")) {
        const err24 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data5 = data.score;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err25 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema58.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          const err26 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err27 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.retryable !== void 0) {
      if (typeof data.retryable !== "boolean") {
        const err28 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data7 = data.warnings;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err29 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data7[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err31 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data9[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.thresholds !== void 0) {
      let data11 = data.thresholds;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.livenessDecline === void 0) {
          const err33 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "livenessDecline" }, message: "must have required property 'livenessDecline'" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data11.faceMatchDecline === void 0) {
          const err34 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchDecline" }, message: "must have required property 'faceMatchDecline'" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data11.faceMatchReview === void 0) {
          const err35 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchReview" }, message: "must have required property 'faceMatchReview'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data11.amlReview === void 0) {
          const err36 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlReview" }, message: "must have required property 'amlReview'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data11.amlDecline === void 0) {
          const err37 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlDecline" }, message: "must have required property 'amlDecline'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        for (const key1 in data11) {
          if (!(key1 === "livenessDecline" || key1 === "faceMatchDecline" || key1 === "faceMatchReview" || key1 === "amlReview" || key1 === "amlDecline")) {
            const err38 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data11.livenessDecline !== void 0) {
          let data12 = data11.livenessDecline;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 100 || isNaN(data12)) {
              const err39 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err40 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          } else {
            const err41 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data11.faceMatchDecline !== void 0) {
          let data13 = data11.faceMatchDecline;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 100 || isNaN(data13)) {
              const err42 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err43 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          } else {
            const err44 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data11.faceMatchReview !== void 0) {
          let data14 = data11.faceMatchReview;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 100 || isNaN(data14)) {
              const err45 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              const err46 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data11.amlReview !== void 0) {
          let data15 = data11.amlReview;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 100 || isNaN(data15)) {
              const err48 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err49 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          } else {
            const err50 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data11.amlDecline !== void 0) {
          let data16 = data11.amlDecline;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 100 || isNaN(data16)) {
              const err51 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err52 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
          } else {
            const err53 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
      } else {
        const err54 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.engine !== void 0) {
      let data17 = data.engine;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.name === void 0) {
          const err55 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data17.version === void 0) {
          const err56 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        for (const key2 in data17) {
          if (!(key2 === "name" || key2 === "version")) {
            const err57 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        if (data17.name !== void 0) {
          let data18 = data17.name;
          if (typeof data18 === "string") {
            if (func3(data18) > 60) {
              const err58 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          } else {
            const err59 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data17.version !== void 0) {
          let data19 = data17.version;
          if (typeof data19 === "string") {
            if (func3(data19) > 60) {
              const err60 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          } else {
            const err61 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data20 = data.createdAt;
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err63 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err64 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      } else {
        const err65 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.method !== void 0) {
      let data21 = data.method;
      if (typeof data21 === "string") {
        if (func3(data21) > 40) {
          const err66 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
      } else {
        const err67 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.certified !== void 0) {
      if (typeof data.certified !== "boolean") {
        const err68 = { instancePath: instancePath + "/certified", schemaPath: "#/properties/certified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.faces !== void 0) {
      if (!validate19(data.faces, { instancePath: instancePath + "/faces", parentData: data, parentDataProperty: "faces", rootData })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if (data.quality !== void 0) {
      let data24 = data.quality;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.sharpness === void 0) {
          const err69 = { instancePath: instancePath + "/quality", schemaPath: "ImageQuality#/required", keyword: "required", params: { missingProperty: "sharpness" }, message: "must have required property 'sharpness'" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (data24.brightness === void 0) {
          const err70 = { instancePath: instancePath + "/quality", schemaPath: "ImageQuality#/required", keyword: "required", params: { missingProperty: "brightness" }, message: "must have required property 'brightness'" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        for (const key3 in data24) {
          if (!(key3 === "sharpness" || key3 === "brightness")) {
            const err71 = { instancePath: instancePath + "/quality", schemaPath: "ImageQuality#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
        if (data24.sharpness !== void 0) {
          let data25 = data24.sharpness;
          if (!(typeof data25 == "number" && isFinite(data25)) && data25 !== null) {
            const err72 = { instancePath: instancePath + "/quality/sharpness", schemaPath: "ImageQuality#/properties/sharpness/type", keyword: "type", params: { type: schema41.properties.sharpness.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 > 100 || isNaN(data25)) {
              const err73 = { instancePath: instancePath + "/quality/sharpness", schemaPath: "ImageQuality#/properties/sharpness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
            if (data25 < 0 || isNaN(data25)) {
              const err74 = { instancePath: instancePath + "/quality/sharpness", schemaPath: "ImageQuality#/properties/sharpness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
          }
        }
        if (data24.brightness !== void 0) {
          let data26 = data24.brightness;
          if (!(typeof data26 == "number" && isFinite(data26)) && data26 !== null) {
            const err75 = { instancePath: instancePath + "/quality/brightness", schemaPath: "ImageQuality#/properties/brightness/type", keyword: "type", params: { type: schema41.properties.brightness.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
          if (typeof data26 == "number" && isFinite(data26)) {
            if (data26 > 100 || isNaN(data26)) {
              const err76 = { instancePath: instancePath + "/quality/brightness", schemaPath: "ImageQuality#/properties/brightness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if (data26 < 0 || isNaN(data26)) {
              const err77 = { instancePath: instancePath + "/quality/brightness", schemaPath: "ImageQuality#/properties/brightness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
        }
      } else {
        const err78 = { instancePath: instancePath + "/quality", schemaPath: "ImageQuality#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
    }
  } else {
    const err79 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err79];
    } else {
      vErrors.push(err79);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.check === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "check" }, message: "must have required property 'check'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "check")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.check !== void 0) {
      if (!validate56(data.check, { instancePath: instancePath + "/check", parentData: data, parentDataProperty: "check", rootData })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate55(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
    errors = vErrors.length;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var validateAgainstDatabase_200 = validate63;
var schema67 = { "type": "object", "additionalProperties": false, "required": ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "createdAt", "matchType", "validations", "source", "idNumber", "country"], "properties": { "id": { "type": "string", "maxLength": 30 }, "sessionId": { "type": ["string", "null"], "maxLength": 30 }, "session": { "$ref": "CheckSession#" }, "type": { "$ref": "Feature#" }, "status": { "$ref": "CheckStatus#" }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "retryable": { "type": "boolean" }, "warnings": { "type": "array", "maxItems": 100, "items": { "$ref": "Warning#" } }, "checks": { "type": "array", "maxItems": 100, "items": { "$ref": "Examined#" } }, "thresholds": { "$ref": "Thresholds#" }, "engine": { "$ref": "CheckEngine#" }, "createdAt": { "$ref": "Instant#" }, "matchType": { "type": "string", "enum": ["full_match", "partial_match", "no_match", "not_found", "checksum_only"] }, "validations": { "$ref": "Validations#" }, "source": { "type": ["string", "null"], "maxLength": 100 }, "idNumber": { "type": "string", "maxLength": 60 }, "country": { "$ref": "CountryCode#" } }, "$id": "IdentityCheck" };
var schema74 = { "type": "string", "enum": ["full_match", "partial_match", "no_match", "not_checked"], "$id": "Agreement" };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fullName === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fullName" }, message: "must have required property 'fullName'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.idNumber === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idNumber" }, message: "must have required property 'idNumber'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.dateOfBirth === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dateOfBirth" }, message: "must have required property 'dateOfBirth'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "fullName" || key0 === "idNumber" || key0 === "dateOfBirth")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.fullName !== void 0) {
      let data0 = data.fullName;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/fullName", schemaPath: "Agreement#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "full_match" || data0 === "partial_match" || data0 === "no_match" || data0 === "not_checked")) {
        const err5 = { instancePath: instancePath + "/fullName", schemaPath: "Agreement#/enum", keyword: "enum", params: { allowedValues: schema74.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.idNumber !== void 0) {
      let data1 = data.idNumber;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/idNumber", schemaPath: "Agreement#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data1 === "full_match" || data1 === "partial_match" || data1 === "no_match" || data1 === "not_checked")) {
        const err7 = { instancePath: instancePath + "/idNumber", schemaPath: "Agreement#/enum", keyword: "enum", params: { allowedValues: schema74.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.dateOfBirth !== void 0) {
      let data2 = data.dateOfBirth;
      if (typeof data2 !== "string") {
        const err8 = { instancePath: instancePath + "/dateOfBirth", schemaPath: "Agreement#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data2 === "full_match" || data2 === "partial_match" || data2 === "no_match" || data2 === "not_checked")) {
        const err9 = { instancePath: instancePath + "/dateOfBirth", schemaPath: "Agreement#/enum", keyword: "enum", params: { allowedValues: schema74.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var pattern2 = new RegExp("^[a-z]{2}$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.retryable === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.thresholds === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thresholds" }, message: "must have required property 'thresholds'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.engine === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "engine" }, message: "must have required property 'engine'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.matchType === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matchType" }, message: "must have required property 'matchType'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.validations === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validations" }, message: "must have required property 'validations'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.source === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.idNumber === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idNumber" }, message: "must have required property 'idNumber'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema67.properties, key0)) {
        const err17 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err18 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      let data1 = data.sessionId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err20 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: schema67.properties.sessionId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 30) {
          const err21 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.session !== void 0) {
      if (!validate13(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err22 = { instancePath: instancePath + "/type", schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (!(data3 === "id" || data3 === "liveness" || data3 === "face_match" || data3 === "age" || data3 === "poa" || data3 === "database_validation" || data3 === "aml")) {
        const err23 = { instancePath: instancePath + "/type", schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err24 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (!(data4 === "approved" || data4 === "declined" || data4 === "in_review")) {
        const err25 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data5 = data.score;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err26 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema67.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          const err27 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err28 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.retryable !== void 0) {
      if (typeof data.retryable !== "boolean") {
        const err29 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data7 = data.warnings;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err30 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data7[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err32 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data9[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.thresholds !== void 0) {
      let data11 = data.thresholds;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.livenessDecline === void 0) {
          const err34 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "livenessDecline" }, message: "must have required property 'livenessDecline'" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data11.faceMatchDecline === void 0) {
          const err35 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchDecline" }, message: "must have required property 'faceMatchDecline'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data11.faceMatchReview === void 0) {
          const err36 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchReview" }, message: "must have required property 'faceMatchReview'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data11.amlReview === void 0) {
          const err37 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlReview" }, message: "must have required property 'amlReview'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data11.amlDecline === void 0) {
          const err38 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlDecline" }, message: "must have required property 'amlDecline'" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        for (const key1 in data11) {
          if (!(key1 === "livenessDecline" || key1 === "faceMatchDecline" || key1 === "faceMatchReview" || key1 === "amlReview" || key1 === "amlDecline")) {
            const err39 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data11.livenessDecline !== void 0) {
          let data12 = data11.livenessDecline;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 100 || isNaN(data12)) {
              const err40 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err41 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          } else {
            const err42 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data11.faceMatchDecline !== void 0) {
          let data13 = data11.faceMatchDecline;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 100 || isNaN(data13)) {
              const err43 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err44 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          } else {
            const err45 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data11.faceMatchReview !== void 0) {
          let data14 = data11.faceMatchReview;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 100 || isNaN(data14)) {
              const err46 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              const err47 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data11.amlReview !== void 0) {
          let data15 = data11.amlReview;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 100 || isNaN(data15)) {
              const err49 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err50 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
          } else {
            const err51 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data11.amlDecline !== void 0) {
          let data16 = data11.amlDecline;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 100 || isNaN(data16)) {
              const err52 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err53 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.engine !== void 0) {
      let data17 = data.engine;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.name === void 0) {
          const err56 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        if (data17.version === void 0) {
          const err57 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        for (const key2 in data17) {
          if (!(key2 === "name" || key2 === "version")) {
            const err58 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data17.name !== void 0) {
          let data18 = data17.name;
          if (typeof data18 === "string") {
            if (func3(data18) > 60) {
              const err59 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          } else {
            const err60 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data17.version !== void 0) {
          let data19 = data17.version;
          if (typeof data19 === "string") {
            if (func3(data19) > 60) {
              const err61 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          } else {
            const err62 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
      } else {
        const err63 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data20 = data.createdAt;
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err64 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err65 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
      } else {
        const err66 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.matchType !== void 0) {
      let data21 = data.matchType;
      if (typeof data21 !== "string") {
        const err67 = { instancePath: instancePath + "/matchType", schemaPath: "#/properties/matchType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      if (!(data21 === "full_match" || data21 === "partial_match" || data21 === "no_match" || data21 === "not_found" || data21 === "checksum_only")) {
        const err68 = { instancePath: instancePath + "/matchType", schemaPath: "#/properties/matchType/enum", keyword: "enum", params: { allowedValues: schema67.properties.matchType.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.validations !== void 0) {
      if (!validate69(data.validations, { instancePath: instancePath + "/validations", parentData: data, parentDataProperty: "validations", rootData })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.source !== void 0) {
      let data23 = data.source;
      if (typeof data23 !== "string" && data23 !== null) {
        const err69 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema67.properties.source.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
      if (typeof data23 === "string") {
        if (func3(data23) > 100) {
          const err70 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
      }
    }
    if (data.idNumber !== void 0) {
      let data24 = data.idNumber;
      if (typeof data24 === "string") {
        if (func3(data24) > 60) {
          const err71 = { instancePath: instancePath + "/idNumber", schemaPath: "#/properties/idNumber/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      } else {
        const err72 = { instancePath: instancePath + "/idNumber", schemaPath: "#/properties/idNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data25 = data.country;
      if (typeof data25 === "string") {
        if (func3(data25) > 2) {
          const err73 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
        if (!pattern2.test(data25)) {
          const err74 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
      } else {
        const err75 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
  } else {
    const err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err76];
    } else {
      vErrors.push(err76);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.check === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "check" }, message: "must have required property 'check'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "check")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.check !== void 0) {
      if (!validate65(data.check, { instancePath: instancePath + "/check", parentData: data, parentDataProperty: "check", rootData })) {
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate64(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
    errors = vErrors.length;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var verifyIdDocument_200 = validate73;
var schema80 = { "type": "object", "additionalProperties": false, "required": ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "createdAt", "documentType", "documentNumber", "firstName", "lastName", "fullName", "dateOfBirth", "gender", "nationality", "issuingCountry", "issueDate", "expiryDate", "address", "mrz", "portraitUrl"], "properties": { "id": { "type": "string", "maxLength": 30 }, "sessionId": { "type": ["string", "null"], "maxLength": 30 }, "session": { "$ref": "CheckSession#" }, "type": { "$ref": "Feature#" }, "status": { "$ref": "CheckStatus#" }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "retryable": { "type": "boolean" }, "warnings": { "type": "array", "maxItems": 100, "items": { "$ref": "Warning#" } }, "checks": { "type": "array", "maxItems": 100, "items": { "$ref": "Examined#" } }, "thresholds": { "$ref": "Thresholds#" }, "engine": { "$ref": "CheckEngine#" }, "createdAt": { "$ref": "Instant#" }, "documentType": { "type": ["string", "null"], "maxLength": 40 }, "documentNumber": { "type": ["string", "null"], "maxLength": 60 }, "firstName": { "type": ["string", "null"], "maxLength": 200 }, "lastName": { "type": ["string", "null"], "maxLength": 200 }, "fullName": { "type": ["string", "null"], "maxLength": 400 }, "dateOfBirth": { "type": ["string", "null"], "format": "date", "maxLength": 10 }, "gender": { "type": ["string", "null"], "maxLength": 10 }, "nationality": { "type": ["string", "null"], "maxLength": 2 }, "issuingCountry": { "type": ["string", "null"], "maxLength": 2 }, "issueDate": { "type": ["string", "null"], "format": "date", "maxLength": 10 }, "expiryDate": { "type": ["string", "null"], "format": "date", "maxLength": 10 }, "address": { "type": ["string", "null"], "maxLength": 400 }, "mrz": { "$ref": "MachineReadableZone#" }, "portraitUrl": { "type": ["string", "null"], "maxLength": 500 } }, "$id": "DocumentCheck" };
var schema86 = { "type": ["object", "null"], "additionalProperties": false, "required": ["lines", "valid", "checks"], "properties": { "lines": { "type": "array", "maxItems": 3, "items": { "type": "string", "maxLength": 60 } }, "valid": { "type": "boolean" }, "checks": { "type": "array", "maxItems": 20, "items": { "$ref": "Examined#" } } }, "$id": "MachineReadableZone" };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema86.type }, message: "must be object,null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lines === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.valid === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "valid" }, message: "must have required property 'valid'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "lines" || key0 === "valid" || key0 === "checks")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.lines !== void 0) {
      let data0 = data.lines;
      if (Array.isArray(data0)) {
        if (data0.length > 3) {
          const err5 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func3(data1) > 60) {
              const err6 = { instancePath: instancePath + "/lines/" + i0, schemaPath: "#/properties/lines/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/lines/" + i0, schemaPath: "#/properties/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.valid !== void 0) {
      if (typeof data.valid !== "boolean") {
        const err9 = { instancePath: instancePath + "/valid", schemaPath: "#/properties/valid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data3 = data.checks;
      if (Array.isArray(data3)) {
        if (data3.length > 20) {
          const err10 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data3[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data3, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
var formats14 = require_formats().fullFormats.date;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.retryable === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.thresholds === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thresholds" }, message: "must have required property 'thresholds'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.engine === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "engine" }, message: "must have required property 'engine'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.documentType === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentType" }, message: "must have required property 'documentType'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.documentNumber === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentNumber" }, message: "must have required property 'documentNumber'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.firstName === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstName" }, message: "must have required property 'firstName'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.lastName === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastName" }, message: "must have required property 'lastName'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.fullName === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fullName" }, message: "must have required property 'fullName'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.dateOfBirth === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dateOfBirth" }, message: "must have required property 'dateOfBirth'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.gender === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gender" }, message: "must have required property 'gender'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.nationality === void 0) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nationality" }, message: "must have required property 'nationality'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.issuingCountry === void 0) {
      const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issuingCountry" }, message: "must have required property 'issuingCountry'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.issueDate === void 0) {
      const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issueDate" }, message: "must have required property 'issueDate'" };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.expiryDate === void 0) {
      const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiryDate" }, message: "must have required property 'expiryDate'" };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    if (data.address === void 0) {
      const err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'" };
      if (vErrors === null) {
        vErrors = [err23];
      } else {
        vErrors.push(err23);
      }
      errors++;
    }
    if (data.mrz === void 0) {
      const err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mrz" }, message: "must have required property 'mrz'" };
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    }
    if (data.portraitUrl === void 0) {
      const err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "portraitUrl" }, message: "must have required property 'portraitUrl'" };
      if (vErrors === null) {
        vErrors = [err25];
      } else {
        vErrors.push(err25);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema80.properties, key0)) {
        const err26 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err27 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      let data1 = data.sessionId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err29 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: schema80.properties.sessionId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 30) {
          const err30 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.session !== void 0) {
      if (!validate13(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err31 = { instancePath: instancePath + "/type", schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (!(data3 === "id" || data3 === "liveness" || data3 === "face_match" || data3 === "age" || data3 === "poa" || data3 === "database_validation" || data3 === "aml")) {
        const err32 = { instancePath: instancePath + "/type", schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err33 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (!(data4 === "approved" || data4 === "declined" || data4 === "in_review")) {
        const err34 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data5 = data.score;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err35 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema80.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          const err36 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err37 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
    if (data.retryable !== void 0) {
      if (typeof data.retryable !== "boolean") {
        const err38 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data7 = data.warnings;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err39 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data7[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err41 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data9[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err42 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.thresholds !== void 0) {
      let data11 = data.thresholds;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.livenessDecline === void 0) {
          const err43 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "livenessDecline" }, message: "must have required property 'livenessDecline'" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data11.faceMatchDecline === void 0) {
          const err44 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchDecline" }, message: "must have required property 'faceMatchDecline'" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data11.faceMatchReview === void 0) {
          const err45 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchReview" }, message: "must have required property 'faceMatchReview'" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data11.amlReview === void 0) {
          const err46 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlReview" }, message: "must have required property 'amlReview'" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (data11.amlDecline === void 0) {
          const err47 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlDecline" }, message: "must have required property 'amlDecline'" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        for (const key1 in data11) {
          if (!(key1 === "livenessDecline" || key1 === "faceMatchDecline" || key1 === "faceMatchReview" || key1 === "amlReview" || key1 === "amlDecline")) {
            const err48 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data11.livenessDecline !== void 0) {
          let data12 = data11.livenessDecline;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 100 || isNaN(data12)) {
              const err49 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err50 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
          } else {
            const err51 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data11.faceMatchDecline !== void 0) {
          let data13 = data11.faceMatchDecline;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 100 || isNaN(data13)) {
              const err52 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err53 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data11.faceMatchReview !== void 0) {
          let data14 = data11.faceMatchReview;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 100 || isNaN(data14)) {
              const err55 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              const err56 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          } else {
            const err57 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        if (data11.amlReview !== void 0) {
          let data15 = data11.amlReview;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 100 || isNaN(data15)) {
              const err58 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err59 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          } else {
            const err60 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data11.amlDecline !== void 0) {
          let data16 = data11.amlDecline;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 100 || isNaN(data16)) {
              const err61 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err62 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          } else {
            const err63 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
      } else {
        const err64 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.engine !== void 0) {
      let data17 = data.engine;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.name === void 0) {
          const err65 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data17.version === void 0) {
          const err66 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        for (const key2 in data17) {
          if (!(key2 === "name" || key2 === "version")) {
            const err67 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data17.name !== void 0) {
          let data18 = data17.name;
          if (typeof data18 === "string") {
            if (func3(data18) > 60) {
              const err68 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
          } else {
            const err69 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data17.version !== void 0) {
          let data19 = data17.version;
          if (typeof data19 === "string") {
            if (func3(data19) > 60) {
              const err70 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
          } else {
            const err71 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
      } else {
        const err72 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data20 = data.createdAt;
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err73 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err74 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
      } else {
        const err75 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
    if (data.documentType !== void 0) {
      let data21 = data.documentType;
      if (typeof data21 !== "string" && data21 !== null) {
        const err76 = { instancePath: instancePath + "/documentType", schemaPath: "#/properties/documentType/type", keyword: "type", params: { type: schema80.properties.documentType.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
      if (typeof data21 === "string") {
        if (func3(data21) > 40) {
          const err77 = { instancePath: instancePath + "/documentType", schemaPath: "#/properties/documentType/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err77];
          } else {
            vErrors.push(err77);
          }
          errors++;
        }
      }
    }
    if (data.documentNumber !== void 0) {
      let data22 = data.documentNumber;
      if (typeof data22 !== "string" && data22 !== null) {
        const err78 = { instancePath: instancePath + "/documentNumber", schemaPath: "#/properties/documentNumber/type", keyword: "type", params: { type: schema80.properties.documentNumber.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func3(data22) > 60) {
          const err79 = { instancePath: instancePath + "/documentNumber", schemaPath: "#/properties/documentNumber/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
      }
    }
    if (data.firstName !== void 0) {
      let data23 = data.firstName;
      if (typeof data23 !== "string" && data23 !== null) {
        const err80 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/type", keyword: "type", params: { type: schema80.properties.firstName.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
      if (typeof data23 === "string") {
        if (func3(data23) > 200) {
          const err81 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
      }
    }
    if (data.lastName !== void 0) {
      let data24 = data.lastName;
      if (typeof data24 !== "string" && data24 !== null) {
        const err82 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/type", keyword: "type", params: { type: schema80.properties.lastName.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (func3(data24) > 200) {
          const err83 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
      }
    }
    if (data.fullName !== void 0) {
      let data25 = data.fullName;
      if (typeof data25 !== "string" && data25 !== null) {
        const err84 = { instancePath: instancePath + "/fullName", schemaPath: "#/properties/fullName/type", keyword: "type", params: { type: schema80.properties.fullName.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
      if (typeof data25 === "string") {
        if (func3(data25) > 400) {
          const err85 = { instancePath: instancePath + "/fullName", schemaPath: "#/properties/fullName/maxLength", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
      }
    }
    if (data.dateOfBirth !== void 0) {
      let data26 = data.dateOfBirth;
      if (typeof data26 !== "string" && data26 !== null) {
        const err86 = { instancePath: instancePath + "/dateOfBirth", schemaPath: "#/properties/dateOfBirth/type", keyword: "type", params: { type: schema80.properties.dateOfBirth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
      if (typeof data26 === "string") {
        if (func3(data26) > 10) {
          const err87 = { instancePath: instancePath + "/dateOfBirth", schemaPath: "#/properties/dateOfBirth/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
        if (!formats14.validate(data26)) {
          const err88 = { instancePath: instancePath + "/dateOfBirth", schemaPath: "#/properties/dateOfBirth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
      }
    }
    if (data.gender !== void 0) {
      let data27 = data.gender;
      if (typeof data27 !== "string" && data27 !== null) {
        const err89 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/type", keyword: "type", params: { type: schema80.properties.gender.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
      if (typeof data27 === "string") {
        if (func3(data27) > 10) {
          const err90 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
      }
    }
    if (data.nationality !== void 0) {
      let data28 = data.nationality;
      if (typeof data28 !== "string" && data28 !== null) {
        const err91 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/type", keyword: "type", params: { type: schema80.properties.nationality.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
      if (typeof data28 === "string") {
        if (func3(data28) > 2) {
          const err92 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
      }
    }
    if (data.issuingCountry !== void 0) {
      let data29 = data.issuingCountry;
      if (typeof data29 !== "string" && data29 !== null) {
        const err93 = { instancePath: instancePath + "/issuingCountry", schemaPath: "#/properties/issuingCountry/type", keyword: "type", params: { type: schema80.properties.issuingCountry.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err93];
        } else {
          vErrors.push(err93);
        }
        errors++;
      }
      if (typeof data29 === "string") {
        if (func3(data29) > 2) {
          const err94 = { instancePath: instancePath + "/issuingCountry", schemaPath: "#/properties/issuingCountry/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err94];
          } else {
            vErrors.push(err94);
          }
          errors++;
        }
      }
    }
    if (data.issueDate !== void 0) {
      let data30 = data.issueDate;
      if (typeof data30 !== "string" && data30 !== null) {
        const err95 = { instancePath: instancePath + "/issueDate", schemaPath: "#/properties/issueDate/type", keyword: "type", params: { type: schema80.properties.issueDate.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err95];
        } else {
          vErrors.push(err95);
        }
        errors++;
      }
      if (typeof data30 === "string") {
        if (func3(data30) > 10) {
          const err96 = { instancePath: instancePath + "/issueDate", schemaPath: "#/properties/issueDate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        if (!formats14.validate(data30)) {
          const err97 = { instancePath: instancePath + "/issueDate", schemaPath: "#/properties/issueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
      }
    }
    if (data.expiryDate !== void 0) {
      let data31 = data.expiryDate;
      if (typeof data31 !== "string" && data31 !== null) {
        const err98 = { instancePath: instancePath + "/expiryDate", schemaPath: "#/properties/expiryDate/type", keyword: "type", params: { type: schema80.properties.expiryDate.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err98];
        } else {
          vErrors.push(err98);
        }
        errors++;
      }
      if (typeof data31 === "string") {
        if (func3(data31) > 10) {
          const err99 = { instancePath: instancePath + "/expiryDate", schemaPath: "#/properties/expiryDate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err99];
          } else {
            vErrors.push(err99);
          }
          errors++;
        }
        if (!formats14.validate(data31)) {
          const err100 = { instancePath: instancePath + "/expiryDate", schemaPath: "#/properties/expiryDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
      }
    }
    if (data.address !== void 0) {
      let data32 = data.address;
      if (typeof data32 !== "string" && data32 !== null) {
        const err101 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema80.properties.address.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err101];
        } else {
          vErrors.push(err101);
        }
        errors++;
      }
      if (typeof data32 === "string") {
        if (func3(data32) > 400) {
          const err102 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" };
          if (vErrors === null) {
            vErrors = [err102];
          } else {
            vErrors.push(err102);
          }
          errors++;
        }
      }
    }
    if (data.mrz !== void 0) {
      if (!validate79(data.mrz, { instancePath: instancePath + "/mrz", parentData: data, parentDataProperty: "mrz", rootData })) {
        vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
        errors = vErrors.length;
      }
    }
    if (data.portraitUrl !== void 0) {
      let data34 = data.portraitUrl;
      if (typeof data34 !== "string" && data34 !== null) {
        const err103 = { instancePath: instancePath + "/portraitUrl", schemaPath: "#/properties/portraitUrl/type", keyword: "type", params: { type: schema80.properties.portraitUrl.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err103];
        } else {
          vErrors.push(err103);
        }
        errors++;
      }
      if (typeof data34 === "string") {
        if (func3(data34) > 500) {
          const err104 = { instancePath: instancePath + "/portraitUrl", schemaPath: "#/properties/portraitUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err104];
          } else {
            vErrors.push(err104);
          }
          errors++;
        }
      }
    }
  } else {
    const err105 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err105];
    } else {
      vErrors.push(err105);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.check === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "check" }, message: "must have required property 'check'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "check")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.check !== void 0) {
      if (!validate75(data.check, { instancePath: instancePath + "/check", parentData: data, parentDataProperty: "check", rootData })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate74(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
    errors = vErrors.length;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
var checkProofOfAddress_200 = validate84;
var schema89 = { "type": "object", "additionalProperties": false, "required": ["id", "sessionId", "session", "type", "status", "score", "retryable", "warnings", "checks", "thresholds", "engine", "createdAt", "documentType", "issuer", "issueDate", "nameOnDocument", "address", "nameMatch", "addressMatch", "maxAgeDays"], "properties": { "id": { "type": "string", "maxLength": 30 }, "sessionId": { "type": ["string", "null"], "maxLength": 30 }, "session": { "$ref": "CheckSession#" }, "type": { "$ref": "Feature#" }, "status": { "$ref": "CheckStatus#" }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "retryable": { "type": "boolean" }, "warnings": { "type": "array", "maxItems": 100, "items": { "$ref": "Warning#" } }, "checks": { "type": "array", "maxItems": 100, "items": { "$ref": "Examined#" } }, "thresholds": { "$ref": "Thresholds#" }, "engine": { "$ref": "CheckEngine#" }, "createdAt": { "$ref": "Instant#" }, "documentType": { "type": ["string", "null"], "maxLength": 40 }, "issuer": { "type": ["string", "null"], "maxLength": 200 }, "issueDate": { "type": ["string", "null"], "format": "date", "maxLength": 10 }, "nameOnDocument": { "type": ["string", "null"], "maxLength": 200 }, "address": { "$ref": "PostalAddress#" }, "nameMatch": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "addressMatch": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "maxAgeDays": { "type": "integer", "minimum": 1, "maximum": 3650 } }, "$id": "AddressCheck" };
var schema95 = { "type": "object", "additionalProperties": false, "required": ["raw", "formatted", "street1", "street2", "city", "region", "postalCode", "country"], "properties": { "raw": { "type": ["string", "null"], "maxLength": 400 }, "formatted": { "type": ["string", "null"], "maxLength": 400 }, "street1": { "type": ["string", "null"], "maxLength": 200 }, "street2": { "type": ["string", "null"], "maxLength": 200 }, "city": { "type": ["string", "null"], "maxLength": 100 }, "region": { "type": ["string", "null"], "maxLength": 100 }, "postalCode": { "type": ["string", "null"], "maxLength": 20 }, "country": { "type": ["string", "null"], "maxLength": 2 } }, "$id": "PostalAddress" };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.retryable === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.thresholds === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thresholds" }, message: "must have required property 'thresholds'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.engine === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "engine" }, message: "must have required property 'engine'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.documentType === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentType" }, message: "must have required property 'documentType'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.issuer === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issuer" }, message: "must have required property 'issuer'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.issueDate === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issueDate" }, message: "must have required property 'issueDate'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.nameOnDocument === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameOnDocument" }, message: "must have required property 'nameOnDocument'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.address === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.nameMatch === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameMatch" }, message: "must have required property 'nameMatch'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.addressMatch === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "addressMatch" }, message: "must have required property 'addressMatch'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.maxAgeDays === void 0) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxAgeDays" }, message: "must have required property 'maxAgeDays'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema89.properties, key0)) {
        const err20 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err21 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      let data1 = data.sessionId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err23 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: schema89.properties.sessionId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 30) {
          const err24 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.session !== void 0) {
      if (!validate13(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
        vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err25 = { instancePath: instancePath + "/type", schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data3 === "id" || data3 === "liveness" || data3 === "face_match" || data3 === "age" || data3 === "poa" || data3 === "database_validation" || data3 === "aml")) {
        const err26 = { instancePath: instancePath + "/type", schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err27 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (!(data4 === "approved" || data4 === "declined" || data4 === "in_review")) {
        const err28 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data5 = data.score;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err29 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema89.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          const err30 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err31 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.retryable !== void 0) {
      if (typeof data.retryable !== "boolean") {
        const err32 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data7 = data.warnings;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err33 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data7[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err35 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data9[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.thresholds !== void 0) {
      let data11 = data.thresholds;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.livenessDecline === void 0) {
          const err37 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "livenessDecline" }, message: "must have required property 'livenessDecline'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data11.faceMatchDecline === void 0) {
          const err38 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchDecline" }, message: "must have required property 'faceMatchDecline'" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data11.faceMatchReview === void 0) {
          const err39 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchReview" }, message: "must have required property 'faceMatchReview'" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (data11.amlReview === void 0) {
          const err40 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlReview" }, message: "must have required property 'amlReview'" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data11.amlDecline === void 0) {
          const err41 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlDecline" }, message: "must have required property 'amlDecline'" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        for (const key1 in data11) {
          if (!(key1 === "livenessDecline" || key1 === "faceMatchDecline" || key1 === "faceMatchReview" || key1 === "amlReview" || key1 === "amlDecline")) {
            const err42 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data11.livenessDecline !== void 0) {
          let data12 = data11.livenessDecline;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 100 || isNaN(data12)) {
              const err43 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err44 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          } else {
            const err45 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data11.faceMatchDecline !== void 0) {
          let data13 = data11.faceMatchDecline;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 100 || isNaN(data13)) {
              const err46 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err47 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data11.faceMatchReview !== void 0) {
          let data14 = data11.faceMatchReview;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 100 || isNaN(data14)) {
              const err49 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              const err50 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
          } else {
            const err51 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data11.amlReview !== void 0) {
          let data15 = data11.amlReview;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 100 || isNaN(data15)) {
              const err52 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err53 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data11.amlDecline !== void 0) {
          let data16 = data11.amlDecline;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 100 || isNaN(data16)) {
              const err55 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err56 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          } else {
            const err57 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
      } else {
        const err58 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.engine !== void 0) {
      let data17 = data.engine;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.name === void 0) {
          const err59 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (data17.version === void 0) {
          const err60 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        for (const key2 in data17) {
          if (!(key2 === "name" || key2 === "version")) {
            const err61 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data17.name !== void 0) {
          let data18 = data17.name;
          if (typeof data18 === "string") {
            if (func3(data18) > 60) {
              const err62 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          } else {
            const err63 = { instancePath: instancePath + "/engine/name", schemaPath: "CheckEngine#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data17.version !== void 0) {
          let data19 = data17.version;
          if (typeof data19 === "string") {
            if (func3(data19) > 60) {
              const err64 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          } else {
            const err65 = { instancePath: instancePath + "/engine/version", schemaPath: "CheckEngine#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
      } else {
        const err66 = { instancePath: instancePath + "/engine", schemaPath: "CheckEngine#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data20 = data.createdAt;
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err67 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err68 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
      } else {
        const err69 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
    if (data.documentType !== void 0) {
      let data21 = data.documentType;
      if (typeof data21 !== "string" && data21 !== null) {
        const err70 = { instancePath: instancePath + "/documentType", schemaPath: "#/properties/documentType/type", keyword: "type", params: { type: schema89.properties.documentType.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
      if (typeof data21 === "string") {
        if (func3(data21) > 40) {
          const err71 = { instancePath: instancePath + "/documentType", schemaPath: "#/properties/documentType/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      }
    }
    if (data.issuer !== void 0) {
      let data22 = data.issuer;
      if (typeof data22 !== "string" && data22 !== null) {
        const err72 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/type", keyword: "type", params: { type: schema89.properties.issuer.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func3(data22) > 200) {
          const err73 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      }
    }
    if (data.issueDate !== void 0) {
      let data23 = data.issueDate;
      if (typeof data23 !== "string" && data23 !== null) {
        const err74 = { instancePath: instancePath + "/issueDate", schemaPath: "#/properties/issueDate/type", keyword: "type", params: { type: schema89.properties.issueDate.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
      if (typeof data23 === "string") {
        if (func3(data23) > 10) {
          const err75 = { instancePath: instancePath + "/issueDate", schemaPath: "#/properties/issueDate/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
        if (!formats14.validate(data23)) {
          const err76 = { instancePath: instancePath + "/issueDate", schemaPath: "#/properties/issueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
      }
    }
    if (data.nameOnDocument !== void 0) {
      let data24 = data.nameOnDocument;
      if (typeof data24 !== "string" && data24 !== null) {
        const err77 = { instancePath: instancePath + "/nameOnDocument", schemaPath: "#/properties/nameOnDocument/type", keyword: "type", params: { type: schema89.properties.nameOnDocument.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (func3(data24) > 200) {
          const err78 = { instancePath: instancePath + "/nameOnDocument", schemaPath: "#/properties/nameOnDocument/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
      }
    }
    if (data.address !== void 0) {
      let data25 = data.address;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.raw === void 0) {
          const err79 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/required", keyword: "required", params: { missingProperty: "raw" }, message: "must have required property 'raw'" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        if (data25.formatted === void 0) {
          const err80 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/required", keyword: "required", params: { missingProperty: "formatted" }, message: "must have required property 'formatted'" };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
        if (data25.street1 === void 0) {
          const err81 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/required", keyword: "required", params: { missingProperty: "street1" }, message: "must have required property 'street1'" };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
        if (data25.street2 === void 0) {
          const err82 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/required", keyword: "required", params: { missingProperty: "street2" }, message: "must have required property 'street2'" };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        if (data25.city === void 0) {
          const err83 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'" };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (data25.region === void 0) {
          const err84 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/required", keyword: "required", params: { missingProperty: "region" }, message: "must have required property 'region'" };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
        if (data25.postalCode === void 0) {
          const err85 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/required", keyword: "required", params: { missingProperty: "postalCode" }, message: "must have required property 'postalCode'" };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
        if (data25.country === void 0) {
          const err86 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        for (const key3 in data25) {
          if (!(key3 === "raw" || key3 === "formatted" || key3 === "street1" || key3 === "street2" || key3 === "city" || key3 === "region" || key3 === "postalCode" || key3 === "country")) {
            const err87 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
        if (data25.raw !== void 0) {
          let data26 = data25.raw;
          if (typeof data26 !== "string" && data26 !== null) {
            const err88 = { instancePath: instancePath + "/address/raw", schemaPath: "PostalAddress#/properties/raw/type", keyword: "type", params: { type: schema95.properties.raw.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
          if (typeof data26 === "string") {
            if (func3(data26) > 400) {
              const err89 = { instancePath: instancePath + "/address/raw", schemaPath: "PostalAddress#/properties/raw/maxLength", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
          }
        }
        if (data25.formatted !== void 0) {
          let data27 = data25.formatted;
          if (typeof data27 !== "string" && data27 !== null) {
            const err90 = { instancePath: instancePath + "/address/formatted", schemaPath: "PostalAddress#/properties/formatted/type", keyword: "type", params: { type: schema95.properties.formatted.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
          if (typeof data27 === "string") {
            if (func3(data27) > 400) {
              const err91 = { instancePath: instancePath + "/address/formatted", schemaPath: "PostalAddress#/properties/formatted/maxLength", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
          }
        }
        if (data25.street1 !== void 0) {
          let data28 = data25.street1;
          if (typeof data28 !== "string" && data28 !== null) {
            const err92 = { instancePath: instancePath + "/address/street1", schemaPath: "PostalAddress#/properties/street1/type", keyword: "type", params: { type: schema95.properties.street1.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
          if (typeof data28 === "string") {
            if (func3(data28) > 200) {
              const err93 = { instancePath: instancePath + "/address/street1", schemaPath: "PostalAddress#/properties/street1/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
          }
        }
        if (data25.street2 !== void 0) {
          let data29 = data25.street2;
          if (typeof data29 !== "string" && data29 !== null) {
            const err94 = { instancePath: instancePath + "/address/street2", schemaPath: "PostalAddress#/properties/street2/type", keyword: "type", params: { type: schema95.properties.street2.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err94];
            } else {
              vErrors.push(err94);
            }
            errors++;
          }
          if (typeof data29 === "string") {
            if (func3(data29) > 200) {
              const err95 = { instancePath: instancePath + "/address/street2", schemaPath: "PostalAddress#/properties/street2/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
        }
        if (data25.city !== void 0) {
          let data30 = data25.city;
          if (typeof data30 !== "string" && data30 !== null) {
            const err96 = { instancePath: instancePath + "/address/city", schemaPath: "PostalAddress#/properties/city/type", keyword: "type", params: { type: schema95.properties.city.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
          if (typeof data30 === "string") {
            if (func3(data30) > 100) {
              const err97 = { instancePath: instancePath + "/address/city", schemaPath: "PostalAddress#/properties/city/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
          }
        }
        if (data25.region !== void 0) {
          let data31 = data25.region;
          if (typeof data31 !== "string" && data31 !== null) {
            const err98 = { instancePath: instancePath + "/address/region", schemaPath: "PostalAddress#/properties/region/type", keyword: "type", params: { type: schema95.properties.region.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err98];
            } else {
              vErrors.push(err98);
            }
            errors++;
          }
          if (typeof data31 === "string") {
            if (func3(data31) > 100) {
              const err99 = { instancePath: instancePath + "/address/region", schemaPath: "PostalAddress#/properties/region/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err99];
              } else {
                vErrors.push(err99);
              }
              errors++;
            }
          }
        }
        if (data25.postalCode !== void 0) {
          let data32 = data25.postalCode;
          if (typeof data32 !== "string" && data32 !== null) {
            const err100 = { instancePath: instancePath + "/address/postalCode", schemaPath: "PostalAddress#/properties/postalCode/type", keyword: "type", params: { type: schema95.properties.postalCode.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
          if (typeof data32 === "string") {
            if (func3(data32) > 20) {
              const err101 = { instancePath: instancePath + "/address/postalCode", schemaPath: "PostalAddress#/properties/postalCode/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
          }
        }
        if (data25.country !== void 0) {
          let data33 = data25.country;
          if (typeof data33 !== "string" && data33 !== null) {
            const err102 = { instancePath: instancePath + "/address/country", schemaPath: "PostalAddress#/properties/country/type", keyword: "type", params: { type: schema95.properties.country.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
          if (typeof data33 === "string") {
            if (func3(data33) > 2) {
              const err103 = { instancePath: instancePath + "/address/country", schemaPath: "PostalAddress#/properties/country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
          }
        }
      } else {
        const err104 = { instancePath: instancePath + "/address", schemaPath: "PostalAddress#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err104];
        } else {
          vErrors.push(err104);
        }
        errors++;
      }
    }
    if (data.nameMatch !== void 0) {
      let data34 = data.nameMatch;
      if (!(typeof data34 == "number" && isFinite(data34)) && data34 !== null) {
        const err105 = { instancePath: instancePath + "/nameMatch", schemaPath: "#/properties/nameMatch/type", keyword: "type", params: { type: schema89.properties.nameMatch.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err105];
        } else {
          vErrors.push(err105);
        }
        errors++;
      }
      if (typeof data34 == "number" && isFinite(data34)) {
        if (data34 > 100 || isNaN(data34)) {
          const err106 = { instancePath: instancePath + "/nameMatch", schemaPath: "#/properties/nameMatch/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err106];
          } else {
            vErrors.push(err106);
          }
          errors++;
        }
        if (data34 < 0 || isNaN(data34)) {
          const err107 = { instancePath: instancePath + "/nameMatch", schemaPath: "#/properties/nameMatch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err107];
          } else {
            vErrors.push(err107);
          }
          errors++;
        }
      }
    }
    if (data.addressMatch !== void 0) {
      let data35 = data.addressMatch;
      if (!(typeof data35 == "number" && isFinite(data35)) && data35 !== null) {
        const err108 = { instancePath: instancePath + "/addressMatch", schemaPath: "#/properties/addressMatch/type", keyword: "type", params: { type: schema89.properties.addressMatch.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err108];
        } else {
          vErrors.push(err108);
        }
        errors++;
      }
      if (typeof data35 == "number" && isFinite(data35)) {
        if (data35 > 100 || isNaN(data35)) {
          const err109 = { instancePath: instancePath + "/addressMatch", schemaPath: "#/properties/addressMatch/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
        if (data35 < 0 || isNaN(data35)) {
          const err110 = { instancePath: instancePath + "/addressMatch", schemaPath: "#/properties/addressMatch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
      }
    }
    if (data.maxAgeDays !== void 0) {
      let data36 = data.maxAgeDays;
      if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
        const err111 = { instancePath: instancePath + "/maxAgeDays", schemaPath: "#/properties/maxAgeDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
      if (typeof data36 == "number" && isFinite(data36)) {
        if (data36 > 3650 || isNaN(data36)) {
          const err112 = { instancePath: instancePath + "/maxAgeDays", schemaPath: "#/properties/maxAgeDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 }, message: "must be <= 3650" };
          if (vErrors === null) {
            vErrors = [err112];
          } else {
            vErrors.push(err112);
          }
          errors++;
        }
        if (data36 < 1 || isNaN(data36)) {
          const err113 = { instancePath: instancePath + "/maxAgeDays", schemaPath: "#/properties/maxAgeDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err113];
          } else {
            vErrors.push(err113);
          }
          errors++;
        }
      }
    }
  } else {
    const err114 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err114];
    } else {
      vErrors.push(err114);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.check === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "check" }, message: "must have required property 'check'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "check")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.check !== void 0) {
      if (!validate86(data.check, { instancePath: instancePath + "/check", parentData: data, parentDataProperty: "check", rootData })) {
        vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate85(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
    errors = vErrors.length;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
var listKeys_200 = validate92;
var schema103 = { "type": ["string", "null"], "maxLength": 600, "$id": "NextCursor" };
var schema98 = { "type": "object", "additionalProperties": false, "required": ["id", "name", "prefix", "last4", "scopes", "allowedIps", "environment", "status", "expiresAt", "lastUsedAt", "createdAt", "revokedAt"], "properties": { "id": { "type": "string", "maxLength": 30 }, "name": { "type": "string", "maxLength": 100 }, "prefix": { "type": "string", "maxLength": 20 }, "last4": { "type": "string", "maxLength": 4 }, "scopes": { "type": "array", "maxItems": 40, "items": { "$ref": "Scope#" } }, "allowedIps": { "type": "array", "maxItems": 50, "items": { "type": "string", "maxLength": 64 } }, "environment": { "$ref": "Environment#" }, "status": { "type": "string", "enum": ["active", "expired", "revoked"] }, "expiresAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "lastUsedAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "createdAt": { "$ref": "Instant#" }, "revokedAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 } }, "$id": "Key" };
var schema100 = { "type": "string", "enum": ["live", "test"], "$id": "Environment" };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.prefix === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" }, message: "must have required property 'prefix'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.last4 === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last4" }, message: "must have required property 'last4'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.scopes === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.allowedIps === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "allowedIps" }, message: "must have required property 'allowedIps'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.expiresAt === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.lastUsedAt === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastUsedAt" }, message: "must have required property 'lastUsedAt'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.revokedAt === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revokedAt" }, message: "must have required property 'revokedAt'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema98.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err13 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func3(data1) > 100) {
          const err15 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.prefix !== void 0) {
      let data2 = data.prefix;
      if (typeof data2 === "string") {
        if (func3(data2) > 20) {
          const err17 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.last4 !== void 0) {
      let data3 = data.last4;
      if (typeof data3 === "string") {
        if (func3(data3) > 4) {
          const err19 = { instancePath: instancePath + "/last4", schemaPath: "#/properties/last4/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/last4", schemaPath: "#/properties/last4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data4 = data.scopes;
      if (Array.isArray(data4)) {
        if (data4.length > 40) {
          const err21 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 === "string") {
            if (func3(data5) > 64) {
              const err22 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "Scope#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "Scope#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.allowedIps !== void 0) {
      let data6 = data.allowedIps;
      if (Array.isArray(data6)) {
        if (data6.length > 50) {
          const err25 = { instancePath: instancePath + "/allowedIps", schemaPath: "#/properties/allowedIps/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (typeof data7 === "string") {
            if (func3(data7) > 64) {
              const err26 = { instancePath: instancePath + "/allowedIps/" + i1, schemaPath: "#/properties/allowedIps/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/allowedIps/" + i1, schemaPath: "#/properties/allowedIps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/allowedIps", schemaPath: "#/properties/allowedIps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data8 = data.environment;
      if (typeof data8 !== "string") {
        const err29 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (!(data8 === "live" || data8 === "test")) {
        const err30 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data9 = data.status;
      if (typeof data9 !== "string") {
        const err31 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (!(data9 === "active" || data9 === "expired" || data9 === "revoked")) {
        const err32 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema98.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data10 = data.expiresAt;
      if (typeof data10 !== "string" && data10 !== null) {
        const err33 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: schema98.properties.expiresAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func3(data10) > 40) {
          const err34 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (!formats0.validate(data10)) {
          const err35 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
    if (data.lastUsedAt !== void 0) {
      let data11 = data.lastUsedAt;
      if (typeof data11 !== "string" && data11 !== null) {
        const err36 = { instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/type", keyword: "type", params: { type: schema98.properties.lastUsedAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func3(data11) > 40) {
          const err37 = { instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats0.validate(data11)) {
          const err38 = { instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.createdAt !== void 0) {
      let data12 = data.createdAt;
      if (typeof data12 === "string") {
        if (func3(data12) > 40) {
          const err39 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (!formats0.validate(data12)) {
          const err40 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      } else {
        const err41 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.revokedAt !== void 0) {
      let data13 = data.revokedAt;
      if (typeof data13 !== "string" && data13 !== null) {
        const err42 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/type", keyword: "type", params: { type: schema98.properties.revokedAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func3(data13) > 40) {
          const err43 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (!formats0.validate(data13)) {
          const err44 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    }
  } else {
    const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err45];
    } else {
      vErrors.push(err45);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.keys === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" }, message: "must have required property 'nextCursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "keys" || key0 === "total" || key0 === "nextCursor")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (true !== data0) {
        const err6 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.keys !== void 0) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err7 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate94(data1[i0], { instancePath: instancePath + "/keys/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data3 = data.total;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/total", schemaPath: "Total#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/total", schemaPath: "Total#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/total", schemaPath: "Total#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.nextCursor !== void 0) {
      let data4 = data.nextCursor;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/type", keyword: "type", params: { type: schema103.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func3(data4) > 600) {
          const err13 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate93(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
    errors = vErrors.length;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
var createKey_201 = validate97;
var schema105 = { "type": "object", "additionalProperties": false, "required": ["ok", "key", "apiKey"], "properties": { "ok": { "type": "boolean", "const": true }, "key": { "type": ["string", "null"], "maxLength": 100 }, "apiKey": { "$ref": "Key#" } }, "$id": "KeyCreatedReply" };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.key === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.apiKey === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiKey" }, message: "must have required property 'apiKey'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "key" || key0 === "apiKey")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (true !== data0) {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 !== "string" && data1 !== null) {
        const err6 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: schema105.properties.key.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 100) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.apiKey !== void 0) {
      if (!validate94(data.apiKey, { instancePath: instancePath + "/apiKey", parentData: data, parentDataProperty: "apiKey", rootData })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate98(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
    errors = vErrors.length;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
var revokeKey_200 = validate101;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.apiKey === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiKey" }, message: "must have required property 'apiKey'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "apiKey")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.apiKey !== void 0) {
      if (!validate94(data.apiKey, { instancePath: instancePath + "/apiKey", parentData: data, parentDataProperty: "apiKey", rootData })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate102(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
    errors = vErrors.length;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
var listKybChecks_200 = validate105;
var schema110 = { "type": "object", "additionalProperties": false, "required": ["id", "status", "environment", "companyName", "country", "registrationNumber", "lei", "externalId", "score", "warnings", "checks", "threshold", "version", "createdAt", "updatedAt"], "properties": { "id": { "type": "string", "maxLength": 30 }, "status": { "$ref": "CheckStatus#" }, "environment": { "$ref": "Environment#" }, "companyName": { "type": "string", "maxLength": 300 }, "country": { "$ref": "CountryCode#" }, "registrationNumber": { "type": ["string", "null"], "maxLength": 60 }, "lei": { "type": ["string", "null"], "maxLength": 20 }, "externalId": { "type": ["string", "null"], "maxLength": 200 }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "warnings": { "type": "array", "maxItems": 100, "items": { "$ref": "Warning#" } }, "checks": { "type": "array", "maxItems": 100, "items": { "$ref": "Examined#" } }, "threshold": { "type": "number", "minimum": 0, "maximum": 100 }, "version": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "createdAt": { "$ref": "Instant#" }, "updatedAt": { "$ref": "Instant#" } }, "$id": "KybItem" };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.companyName === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "companyName" }, message: "must have required property 'companyName'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.registrationNumber === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registrationNumber" }, message: "must have required property 'registrationNumber'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.lei === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lei" }, message: "must have required property 'lei'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.externalId === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalId" }, message: "must have required property 'externalId'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.threshold === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema110.properties, key0)) {
        const err15 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err18 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (!(data1 === "approved" || data1 === "declined" || data1 === "in_review")) {
        const err19 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data2 = data.environment;
      if (typeof data2 !== "string") {
        const err20 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (!(data2 === "live" || data2 === "test")) {
        const err21 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.companyName !== void 0) {
      let data3 = data.companyName;
      if (typeof data3 === "string") {
        if (func3(data3) > 300) {
          const err22 = { instancePath: instancePath + "/companyName", schemaPath: "#/properties/companyName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/companyName", schemaPath: "#/properties/companyName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data4 = data.country;
      if (typeof data4 === "string") {
        if (func3(data4) > 2) {
          const err24 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!pattern2.test(data4)) {
          const err25 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.registrationNumber !== void 0) {
      let data5 = data.registrationNumber;
      if (typeof data5 !== "string" && data5 !== null) {
        const err27 = { instancePath: instancePath + "/registrationNumber", schemaPath: "#/properties/registrationNumber/type", keyword: "type", params: { type: schema110.properties.registrationNumber.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func3(data5) > 60) {
          const err28 = { instancePath: instancePath + "/registrationNumber", schemaPath: "#/properties/registrationNumber/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.lei !== void 0) {
      let data6 = data.lei;
      if (typeof data6 !== "string" && data6 !== null) {
        const err29 = { instancePath: instancePath + "/lei", schemaPath: "#/properties/lei/type", keyword: "type", params: { type: schema110.properties.lei.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func3(data6) > 20) {
          const err30 = { instancePath: instancePath + "/lei", schemaPath: "#/properties/lei/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.externalId !== void 0) {
      let data7 = data.externalId;
      if (typeof data7 !== "string" && data7 !== null) {
        const err31 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema110.properties.externalId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func3(data7) > 200) {
          const err32 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.score !== void 0) {
      let data8 = data.score;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err33 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema110.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 100 || isNaN(data8)) {
          const err34 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err35 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
    if (data.warnings !== void 0) {
      let data9 = data.warnings;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err36 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data9[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data9, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data11 = data.checks;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          const err38 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        const len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data11[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data11, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data13 = data.threshold;
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 100 || isNaN(data13)) {
          const err40 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data13 < 0 || isNaN(data13)) {
          const err41 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      } else {
        const err42 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data14 = data.version;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        const err43 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 2147483647 || isNaN(data14)) {
          const err44 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          const err45 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
    if (data.createdAt !== void 0) {
      let data15 = data.createdAt;
      if (typeof data15 === "string") {
        if (func3(data15) > 40) {
          const err46 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (!formats0.validate(data15)) {
          const err47 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      } else {
        const err48 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data16 = data.updatedAt;
      if (typeof data16 === "string") {
        if (func3(data16) > 40) {
          const err49 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (!formats0.validate(data16)) {
          const err50 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      } else {
        const err51 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
  } else {
    const err52 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err52];
    } else {
      vErrors.push(err52);
    }
    errors++;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" }, message: "must have required property 'nextCursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "checks" || key0 === "total" || key0 === "nextCursor")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (true !== data0) {
        const err6 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data1 = data.checks;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err7 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate107(data1[i0], { instancePath: instancePath + "/checks/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data3 = data.total;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/total", schemaPath: "Total#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/total", schemaPath: "Total#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/total", schemaPath: "Total#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.nextCursor !== void 0) {
      let data4 = data.nextCursor;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/type", keyword: "type", params: { type: schema103.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func3(data4) > 600) {
          const err13 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
    errors = vErrors.length;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
var createKybCheck_201 = validate112;
var schema120 = { "type": "object", "additionalProperties": false, "required": ["id", "status", "environment", "companyName", "country", "registrationNumber", "lei", "externalId", "score", "warnings", "checks", "threshold", "version", "createdAt", "updatedAt", "company", "registers", "registerChange", "people", "aml"], "properties": { "id": { "type": "string", "maxLength": 30 }, "status": { "$ref": "CheckStatus#" }, "environment": { "$ref": "Environment#" }, "companyName": { "type": "string", "maxLength": 300 }, "country": { "$ref": "CountryCode#" }, "registrationNumber": { "type": ["string", "null"], "maxLength": 60 }, "lei": { "type": ["string", "null"], "maxLength": 20 }, "externalId": { "type": ["string", "null"], "maxLength": 200 }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 100 }, "warnings": { "type": "array", "maxItems": 100, "items": { "$ref": "Warning#" } }, "checks": { "type": "array", "maxItems": 100, "items": { "$ref": "Examined#" } }, "threshold": { "type": "number", "minimum": 0, "maximum": 100 }, "version": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "createdAt": { "$ref": "Instant#" }, "updatedAt": { "$ref": "Instant#" }, "company": { "$ref": "RegisteredCompany#" }, "registers": { "type": "array", "maxItems": 100, "items": { "$ref": "VersionedSource#" } }, "registerChange": { "oneOf": [{ "type": "string", "enum": ["changed", "removed"] }, { "type": "null" }] }, "people": { "type": "array", "maxItems": 50, "items": { "$ref": "KybPersonResult#" } }, "aml": { "$ref": "KybScreening#" } }, "$id": "KybCheck" };
var schema129 = { "type": "object", "additionalProperties": false, "required": ["fullName", "role", "dateOfBirth", "match", "score"], "properties": { "fullName": { "type": "string", "maxLength": 200 }, "role": { "type": "string", "maxLength": 60 }, "dateOfBirth": { "type": ["string", "null"], "format": "date", "maxLength": 10 }, "match": { "type": "boolean" }, "score": { "type": "number", "minimum": 0, "maximum": 100 } }, "$id": "KybPersonResult" };
var schema126 = { "type": ["object", "null"], "additionalProperties": false, "required": ["register", "registerVersion", "name", "registrationNumber", "lei", "country", "status", "legalForm", "incorporatedOn", "address", "nameScore"], "properties": { "register": { "type": "string", "maxLength": 40 }, "registerVersion": { "type": "string", "maxLength": 64 }, "name": { "type": "string", "maxLength": 500 }, "registrationNumber": { "type": ["string", "null"], "maxLength": 100 }, "lei": { "type": ["string", "null"], "maxLength": 20 }, "country": { "$ref": "CountryCode#" }, "status": { "type": "string", "enum": ["active", "inactive", "unknown"] }, "legalForm": { "type": ["string", "null"], "maxLength": 200 }, "incorporatedOn": { "type": ["string", "null"], "format": "date", "maxLength": 10 }, "address": { "type": ["string", "null"], "maxLength": 500 }, "nameScore": { "type": "number", "minimum": 0, "maximum": 100 } }, "$id": "RegisteredCompany" };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema126.type }, message: "must be object,null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.register === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "register" }, message: "must have required property 'register'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.registerVersion === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registerVersion" }, message: "must have required property 'registerVersion'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.registrationNumber === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registrationNumber" }, message: "must have required property 'registrationNumber'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.lei === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lei" }, message: "must have required property 'lei'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.legalForm === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "legalForm" }, message: "must have required property 'legalForm'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.incorporatedOn === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "incorporatedOn" }, message: "must have required property 'incorporatedOn'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.address === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.nameScore === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameScore" }, message: "must have required property 'nameScore'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema126.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.register !== void 0) {
      let data0 = data.register;
      if (typeof data0 === "string") {
        if (func3(data0) > 40) {
          const err13 = { instancePath: instancePath + "/register", schemaPath: "#/properties/register/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/register", schemaPath: "#/properties/register/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.registerVersion !== void 0) {
      let data1 = data.registerVersion;
      if (typeof data1 === "string") {
        if (func3(data1) > 64) {
          const err15 = { instancePath: instancePath + "/registerVersion", schemaPath: "#/properties/registerVersion/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/registerVersion", schemaPath: "#/properties/registerVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func3(data2) > 500) {
          const err17 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.registrationNumber !== void 0) {
      let data3 = data.registrationNumber;
      if (typeof data3 !== "string" && data3 !== null) {
        const err19 = { instancePath: instancePath + "/registrationNumber", schemaPath: "#/properties/registrationNumber/type", keyword: "type", params: { type: schema126.properties.registrationNumber.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func3(data3) > 100) {
          const err20 = { instancePath: instancePath + "/registrationNumber", schemaPath: "#/properties/registrationNumber/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.lei !== void 0) {
      let data4 = data.lei;
      if (typeof data4 !== "string" && data4 !== null) {
        const err21 = { instancePath: instancePath + "/lei", schemaPath: "#/properties/lei/type", keyword: "type", params: { type: schema126.properties.lei.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func3(data4) > 20) {
          const err22 = { instancePath: instancePath + "/lei", schemaPath: "#/properties/lei/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.country !== void 0) {
      let data5 = data.country;
      if (typeof data5 === "string") {
        if (func3(data5) > 2) {
          const err23 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (!pattern2.test(data5)) {
          const err24 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data6 = data.status;
      if (typeof data6 !== "string") {
        const err26 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (!(data6 === "active" || data6 === "inactive" || data6 === "unknown")) {
        const err27 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema126.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.legalForm !== void 0) {
      let data7 = data.legalForm;
      if (typeof data7 !== "string" && data7 !== null) {
        const err28 = { instancePath: instancePath + "/legalForm", schemaPath: "#/properties/legalForm/type", keyword: "type", params: { type: schema126.properties.legalForm.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func3(data7) > 200) {
          const err29 = { instancePath: instancePath + "/legalForm", schemaPath: "#/properties/legalForm/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.incorporatedOn !== void 0) {
      let data8 = data.incorporatedOn;
      if (typeof data8 !== "string" && data8 !== null) {
        const err30 = { instancePath: instancePath + "/incorporatedOn", schemaPath: "#/properties/incorporatedOn/type", keyword: "type", params: { type: schema126.properties.incorporatedOn.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func3(data8) > 10) {
          const err31 = { instancePath: instancePath + "/incorporatedOn", schemaPath: "#/properties/incorporatedOn/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!formats14.validate(data8)) {
          const err32 = { instancePath: instancePath + "/incorporatedOn", schemaPath: "#/properties/incorporatedOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.address !== void 0) {
      let data9 = data.address;
      if (typeof data9 !== "string" && data9 !== null) {
        const err33 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema126.properties.address.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func3(data9) > 500) {
          const err34 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.nameScore !== void 0) {
      let data10 = data.nameScore;
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 100 || isNaN(data10)) {
          const err35 = { instancePath: instancePath + "/nameScore", schemaPath: "#/properties/nameScore/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          const err36 = { instancePath: instancePath + "/nameScore", schemaPath: "#/properties/nameScore/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      } else {
        const err37 = { instancePath: instancePath + "/nameScore", schemaPath: "#/properties/nameScore/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
var schema131 = { "type": "object", "additionalProperties": false, "required": ["subject", "entityId", "list", "listVersion", "caption", "matchedName", "score", "topics", "programs"], "properties": { "subject": { "type": "string", "maxLength": 300 }, "entityId": { "type": "string", "maxLength": 200 }, "list": { "type": "string", "maxLength": 40 }, "listVersion": { "type": "string", "maxLength": 64 }, "caption": { "type": "string", "maxLength": 500 }, "matchedName": { "type": "string", "maxLength": 300 }, "score": { "type": "number", "minimum": 0, "maximum": 100 }, "topics": { "type": "array", "maxItems": 50, "items": { "type": "string", "maxLength": 100 } }, "programs": { "type": "array", "maxItems": 50, "items": { "type": "string", "maxLength": 200 } } }, "$id": "KybHit" };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.match === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "match" }, message: "must have required property 'match'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.hits === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hits" }, message: "must have required property 'hits'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.lists === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lists" }, message: "must have required property 'lists'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "match" || key0 === "score" || key0 === "hits" || key0 === "lists")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.match !== void 0) {
      if (typeof data.match !== "boolean") {
        const err5 = { instancePath: instancePath + "/match", schemaPath: "#/properties/match/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data1 = data.score;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.hits !== void 0) {
      let data2 = data.hits;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          const err9 = { instancePath: instancePath + "/hits", schemaPath: "#/properties/hits/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.subject === void 0) {
              const err10 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3.entityId === void 0) {
              const err11 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "entityId" }, message: "must have required property 'entityId'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data3.list === void 0) {
              const err12 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "list" }, message: "must have required property 'list'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data3.listVersion === void 0) {
              const err13 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "listVersion" }, message: "must have required property 'listVersion'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data3.caption === void 0) {
              const err14 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "caption" }, message: "must have required property 'caption'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data3.matchedName === void 0) {
              const err15 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "matchedName" }, message: "must have required property 'matchedName'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data3.score === void 0) {
              const err16 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data3.topics === void 0) {
              const err17 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "topics" }, message: "must have required property 'topics'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data3.programs === void 0) {
              const err18 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/required", keyword: "required", params: { missingProperty: "programs" }, message: "must have required property 'programs'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!func2.call(schema131.properties, key1)) {
                const err19 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data3.subject !== void 0) {
              let data4 = data3.subject;
              if (typeof data4 === "string") {
                if (func3(data4) > 300) {
                  const err20 = { instancePath: instancePath + "/hits/" + i0 + "/subject", schemaPath: "KybHit#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/hits/" + i0 + "/subject", schemaPath: "KybHit#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data3.entityId !== void 0) {
              let data5 = data3.entityId;
              if (typeof data5 === "string") {
                if (func3(data5) > 200) {
                  const err22 = { instancePath: instancePath + "/hits/" + i0 + "/entityId", schemaPath: "KybHit#/properties/entityId/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/hits/" + i0 + "/entityId", schemaPath: "KybHit#/properties/entityId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data3.list !== void 0) {
              let data6 = data3.list;
              if (typeof data6 === "string") {
                if (func3(data6) > 40) {
                  const err24 = { instancePath: instancePath + "/hits/" + i0 + "/list", schemaPath: "KybHit#/properties/list/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/hits/" + i0 + "/list", schemaPath: "KybHit#/properties/list/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data3.listVersion !== void 0) {
              let data7 = data3.listVersion;
              if (typeof data7 === "string") {
                if (func3(data7) > 64) {
                  const err26 = { instancePath: instancePath + "/hits/" + i0 + "/listVersion", schemaPath: "KybHit#/properties/listVersion/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              } else {
                const err27 = { instancePath: instancePath + "/hits/" + i0 + "/listVersion", schemaPath: "KybHit#/properties/listVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data3.caption !== void 0) {
              let data8 = data3.caption;
              if (typeof data8 === "string") {
                if (func3(data8) > 500) {
                  const err28 = { instancePath: instancePath + "/hits/" + i0 + "/caption", schemaPath: "KybHit#/properties/caption/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              } else {
                const err29 = { instancePath: instancePath + "/hits/" + i0 + "/caption", schemaPath: "KybHit#/properties/caption/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data3.matchedName !== void 0) {
              let data9 = data3.matchedName;
              if (typeof data9 === "string") {
                if (func3(data9) > 300) {
                  const err30 = { instancePath: instancePath + "/hits/" + i0 + "/matchedName", schemaPath: "KybHit#/properties/matchedName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              } else {
                const err31 = { instancePath: instancePath + "/hits/" + i0 + "/matchedName", schemaPath: "KybHit#/properties/matchedName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data3.score !== void 0) {
              let data10 = data3.score;
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 100 || isNaN(data10)) {
                  const err32 = { instancePath: instancePath + "/hits/" + i0 + "/score", schemaPath: "KybHit#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                if (data10 < 0 || isNaN(data10)) {
                  const err33 = { instancePath: instancePath + "/hits/" + i0 + "/score", schemaPath: "KybHit#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              } else {
                const err34 = { instancePath: instancePath + "/hits/" + i0 + "/score", schemaPath: "KybHit#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data3.topics !== void 0) {
              let data11 = data3.topics;
              if (Array.isArray(data11)) {
                if (data11.length > 50) {
                  const err35 = { instancePath: instancePath + "/hits/" + i0 + "/topics", schemaPath: "KybHit#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
                const len1 = data11.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data12 = data11[i1];
                  if (typeof data12 === "string") {
                    if (func3(data12) > 100) {
                      const err36 = { instancePath: instancePath + "/hits/" + i0 + "/topics/" + i1, schemaPath: "KybHit#/properties/topics/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/hits/" + i0 + "/topics/" + i1, schemaPath: "KybHit#/properties/topics/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              } else {
                const err38 = { instancePath: instancePath + "/hits/" + i0 + "/topics", schemaPath: "KybHit#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data3.programs !== void 0) {
              let data13 = data3.programs;
              if (Array.isArray(data13)) {
                if (data13.length > 50) {
                  const err39 = { instancePath: instancePath + "/hits/" + i0 + "/programs", schemaPath: "KybHit#/properties/programs/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                const len2 = data13.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data14 = data13[i2];
                  if (typeof data14 === "string") {
                    if (func3(data14) > 200) {
                      const err40 = { instancePath: instancePath + "/hits/" + i0 + "/programs/" + i2, schemaPath: "KybHit#/properties/programs/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                  } else {
                    const err41 = { instancePath: instancePath + "/hits/" + i0 + "/programs/" + i2, schemaPath: "KybHit#/properties/programs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                }
              } else {
                const err42 = { instancePath: instancePath + "/hits/" + i0 + "/programs", schemaPath: "KybHit#/properties/programs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
          } else {
            const err43 = { instancePath: instancePath + "/hits/" + i0, schemaPath: "KybHit#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/hits", schemaPath: "#/properties/hits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.lists !== void 0) {
      let data15 = data.lists;
      if (Array.isArray(data15)) {
        if (data15.length > 200) {
          const err45 = { instancePath: instancePath + "/lists", schemaPath: "#/properties/lists/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        const len3 = data15.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data16 = data15[i3];
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.id === void 0) {
              const err46 = { instancePath: instancePath + "/lists/" + i3, schemaPath: "VersionedSource#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (data16.version === void 0) {
              const err47 = { instancePath: instancePath + "/lists/" + i3, schemaPath: "VersionedSource#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            for (const key2 in data16) {
              if (!(key2 === "id" || key2 === "version")) {
                const err48 = { instancePath: instancePath + "/lists/" + i3, schemaPath: "VersionedSource#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
            if (data16.id !== void 0) {
              let data17 = data16.id;
              if (typeof data17 === "string") {
                if (func3(data17) > 40) {
                  const err49 = { instancePath: instancePath + "/lists/" + i3 + "/id", schemaPath: "VersionedSource#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
              } else {
                const err50 = { instancePath: instancePath + "/lists/" + i3 + "/id", schemaPath: "VersionedSource#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
            }
            if (data16.version !== void 0) {
              let data18 = data16.version;
              if (typeof data18 === "string") {
                if (func3(data18) > 64) {
                  const err51 = { instancePath: instancePath + "/lists/" + i3 + "/version", schemaPath: "VersionedSource#/properties/version/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              } else {
                const err52 = { instancePath: instancePath + "/lists/" + i3 + "/version", schemaPath: "VersionedSource#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
          } else {
            const err53 = { instancePath: instancePath + "/lists/" + i3, schemaPath: "VersionedSource#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
      } else {
        const err54 = { instancePath: instancePath + "/lists", schemaPath: "#/properties/lists/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
  } else {
    const err55 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err55];
    } else {
      vErrors.push(err55);
    }
    errors++;
  }
  validate119.errors = vErrors;
  return errors === 0;
}
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.companyName === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "companyName" }, message: "must have required property 'companyName'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.registrationNumber === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registrationNumber" }, message: "must have required property 'registrationNumber'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.lei === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lei" }, message: "must have required property 'lei'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.externalId === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalId" }, message: "must have required property 'externalId'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.threshold === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.company === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.registers === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registers" }, message: "must have required property 'registers'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.registerChange === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registerChange" }, message: "must have required property 'registerChange'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.people === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "people" }, message: "must have required property 'people'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.aml === void 0) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "aml" }, message: "must have required property 'aml'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema120.properties, key0)) {
        const err20 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err21 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err23 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data1 === "approved" || data1 === "declined" || data1 === "in_review")) {
        const err24 = { instancePath: instancePath + "/status", schemaPath: "CheckStatus#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data2 = data.environment;
      if (typeof data2 !== "string") {
        const err25 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data2 === "live" || data2 === "test")) {
        const err26 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.companyName !== void 0) {
      let data3 = data.companyName;
      if (typeof data3 === "string") {
        if (func3(data3) > 300) {
          const err27 = { instancePath: instancePath + "/companyName", schemaPath: "#/properties/companyName/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/companyName", schemaPath: "#/properties/companyName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data4 = data.country;
      if (typeof data4 === "string") {
        if (func3(data4) > 2) {
          const err29 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (!pattern2.test(data4)) {
          const err30 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = { instancePath: instancePath + "/country", schemaPath: "CountryCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.registrationNumber !== void 0) {
      let data5 = data.registrationNumber;
      if (typeof data5 !== "string" && data5 !== null) {
        const err32 = { instancePath: instancePath + "/registrationNumber", schemaPath: "#/properties/registrationNumber/type", keyword: "type", params: { type: schema120.properties.registrationNumber.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func3(data5) > 60) {
          const err33 = { instancePath: instancePath + "/registrationNumber", schemaPath: "#/properties/registrationNumber/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.lei !== void 0) {
      let data6 = data.lei;
      if (typeof data6 !== "string" && data6 !== null) {
        const err34 = { instancePath: instancePath + "/lei", schemaPath: "#/properties/lei/type", keyword: "type", params: { type: schema120.properties.lei.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func3(data6) > 20) {
          const err35 = { instancePath: instancePath + "/lei", schemaPath: "#/properties/lei/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
    if (data.externalId !== void 0) {
      let data7 = data.externalId;
      if (typeof data7 !== "string" && data7 !== null) {
        const err36 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema120.properties.externalId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func3(data7) > 200) {
          const err37 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
    if (data.score !== void 0) {
      let data8 = data.score;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err38 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema120.properties.score.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 100 || isNaN(data8)) {
          const err39 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err40 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
    if (data.warnings !== void 0) {
      let data9 = data.warnings;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err41 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data9[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data9, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err42 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data11 = data.checks;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          const err43 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        const len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate17(data11[i1], { instancePath: instancePath + "/checks/" + i1, parentData: data11, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data13 = data.threshold;
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 100 || isNaN(data13)) {
          const err45 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data13 < 0 || isNaN(data13)) {
          const err46 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      } else {
        const err47 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data14 = data.version;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        const err48 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 2147483647 || isNaN(data14)) {
          const err49 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          const err50 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      }
    }
    if (data.createdAt !== void 0) {
      let data15 = data.createdAt;
      if (typeof data15 === "string") {
        if (func3(data15) > 40) {
          const err51 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (!formats0.validate(data15)) {
          const err52 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data16 = data.updatedAt;
      if (typeof data16 === "string") {
        if (func3(data16) > 40) {
          const err54 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (!formats0.validate(data16)) {
          const err55 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
      } else {
        const err56 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.company !== void 0) {
      if (!validate117(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.registers !== void 0) {
      let data18 = data.registers;
      if (Array.isArray(data18)) {
        if (data18.length > 100) {
          const err57 = { instancePath: instancePath + "/registers", schemaPath: "#/properties/registers/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        const len2 = data18.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data19 = data18[i2];
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.id === void 0) {
              const err58 = { instancePath: instancePath + "/registers/" + i2, schemaPath: "VersionedSource#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            if (data19.version === void 0) {
              const err59 = { instancePath: instancePath + "/registers/" + i2, schemaPath: "VersionedSource#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            for (const key1 in data19) {
              if (!(key1 === "id" || key1 === "version")) {
                const err60 = { instancePath: instancePath + "/registers/" + i2, schemaPath: "VersionedSource#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
            if (data19.id !== void 0) {
              let data20 = data19.id;
              if (typeof data20 === "string") {
                if (func3(data20) > 40) {
                  const err61 = { instancePath: instancePath + "/registers/" + i2 + "/id", schemaPath: "VersionedSource#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err61];
                  } else {
                    vErrors.push(err61);
                  }
                  errors++;
                }
              } else {
                const err62 = { instancePath: instancePath + "/registers/" + i2 + "/id", schemaPath: "VersionedSource#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            if (data19.version !== void 0) {
              let data21 = data19.version;
              if (typeof data21 === "string") {
                if (func3(data21) > 64) {
                  const err63 = { instancePath: instancePath + "/registers/" + i2 + "/version", schemaPath: "VersionedSource#/properties/version/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
              } else {
                const err64 = { instancePath: instancePath + "/registers/" + i2 + "/version", schemaPath: "VersionedSource#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
          } else {
            const err65 = { instancePath: instancePath + "/registers/" + i2, schemaPath: "VersionedSource#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
      } else {
        const err66 = { instancePath: instancePath + "/registers", schemaPath: "#/properties/registers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.registerChange !== void 0) {
      let data22 = data.registerChange;
      const _errs51 = errors;
      let valid14 = false;
      let passing0 = null;
      const _errs52 = errors;
      if (typeof data22 !== "string") {
        const err67 = { instancePath: instancePath + "/registerChange", schemaPath: "#/properties/registerChange/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      if (!(data22 === "changed" || data22 === "removed")) {
        const err68 = { instancePath: instancePath + "/registerChange", schemaPath: "#/properties/registerChange/oneOf/0/enum", keyword: "enum", params: { allowedValues: schema120.properties.registerChange.oneOf[0].enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
      var _valid0 = _errs52 === errors;
      if (_valid0) {
        valid14 = true;
        passing0 = 0;
      }
      const _errs54 = errors;
      if (data22 !== null) {
        const err69 = { instancePath: instancePath + "/registerChange", schemaPath: "#/properties/registerChange/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
      var _valid0 = _errs54 === errors;
      if (_valid0 && valid14) {
        valid14 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid14 = true;
          passing0 = 1;
        }
      }
      if (!valid14) {
        const err70 = { instancePath: instancePath + "/registerChange", schemaPath: "#/properties/registerChange/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      } else {
        errors = _errs51;
        if (vErrors !== null) {
          if (_errs51) {
            vErrors.length = _errs51;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.people !== void 0) {
      let data23 = data.people;
      if (Array.isArray(data23)) {
        if (data23.length > 50) {
          const err71 = { instancePath: instancePath + "/people", schemaPath: "#/properties/people/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        const len3 = data23.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data24 = data23[i3];
          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
            if (data24.fullName === void 0) {
              const err72 = { instancePath: instancePath + "/people/" + i3, schemaPath: "KybPersonResult#/required", keyword: "required", params: { missingProperty: "fullName" }, message: "must have required property 'fullName'" };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
            if (data24.role === void 0) {
              const err73 = { instancePath: instancePath + "/people/" + i3, schemaPath: "KybPersonResult#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
            if (data24.dateOfBirth === void 0) {
              const err74 = { instancePath: instancePath + "/people/" + i3, schemaPath: "KybPersonResult#/required", keyword: "required", params: { missingProperty: "dateOfBirth" }, message: "must have required property 'dateOfBirth'" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
            if (data24.match === void 0) {
              const err75 = { instancePath: instancePath + "/people/" + i3, schemaPath: "KybPersonResult#/required", keyword: "required", params: { missingProperty: "match" }, message: "must have required property 'match'" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            if (data24.score === void 0) {
              const err76 = { instancePath: instancePath + "/people/" + i3, schemaPath: "KybPersonResult#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            for (const key2 in data24) {
              if (!(key2 === "fullName" || key2 === "role" || key2 === "dateOfBirth" || key2 === "match" || key2 === "score")) {
                const err77 = { instancePath: instancePath + "/people/" + i3, schemaPath: "KybPersonResult#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            }
            if (data24.fullName !== void 0) {
              let data25 = data24.fullName;
              if (typeof data25 === "string") {
                if (func3(data25) > 200) {
                  const err78 = { instancePath: instancePath + "/people/" + i3 + "/fullName", schemaPath: "KybPersonResult#/properties/fullName/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
              } else {
                const err79 = { instancePath: instancePath + "/people/" + i3 + "/fullName", schemaPath: "KybPersonResult#/properties/fullName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
            if (data24.role !== void 0) {
              let data26 = data24.role;
              if (typeof data26 === "string") {
                if (func3(data26) > 60) {
                  const err80 = { instancePath: instancePath + "/people/" + i3 + "/role", schemaPath: "KybPersonResult#/properties/role/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
              } else {
                const err81 = { instancePath: instancePath + "/people/" + i3 + "/role", schemaPath: "KybPersonResult#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
            if (data24.dateOfBirth !== void 0) {
              let data27 = data24.dateOfBirth;
              if (typeof data27 !== "string" && data27 !== null) {
                const err82 = { instancePath: instancePath + "/people/" + i3 + "/dateOfBirth", schemaPath: "KybPersonResult#/properties/dateOfBirth/type", keyword: "type", params: { type: schema129.properties.dateOfBirth.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
              if (typeof data27 === "string") {
                if (func3(data27) > 10) {
                  const err83 = { instancePath: instancePath + "/people/" + i3 + "/dateOfBirth", schemaPath: "KybPersonResult#/properties/dateOfBirth/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
                  if (vErrors === null) {
                    vErrors = [err83];
                  } else {
                    vErrors.push(err83);
                  }
                  errors++;
                }
                if (!formats14.validate(data27)) {
                  const err84 = { instancePath: instancePath + "/people/" + i3 + "/dateOfBirth", schemaPath: "KybPersonResult#/properties/dateOfBirth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
              }
            }
            if (data24.match !== void 0) {
              if (typeof data24.match !== "boolean") {
                const err85 = { instancePath: instancePath + "/people/" + i3 + "/match", schemaPath: "KybPersonResult#/properties/match/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
            }
            if (data24.score !== void 0) {
              let data29 = data24.score;
              if (typeof data29 == "number" && isFinite(data29)) {
                if (data29 > 100 || isNaN(data29)) {
                  const err86 = { instancePath: instancePath + "/people/" + i3 + "/score", schemaPath: "KybPersonResult#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) {
                    vErrors = [err86];
                  } else {
                    vErrors.push(err86);
                  }
                  errors++;
                }
                if (data29 < 0 || isNaN(data29)) {
                  const err87 = { instancePath: instancePath + "/people/" + i3 + "/score", schemaPath: "KybPersonResult#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
              } else {
                const err88 = { instancePath: instancePath + "/people/" + i3 + "/score", schemaPath: "KybPersonResult#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err88];
                } else {
                  vErrors.push(err88);
                }
                errors++;
              }
            }
          } else {
            const err89 = { instancePath: instancePath + "/people/" + i3, schemaPath: "KybPersonResult#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
      } else {
        const err90 = { instancePath: instancePath + "/people", schemaPath: "#/properties/people/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      }
    }
    if (data.aml !== void 0) {
      if (!validate119(data.aml, { instancePath: instancePath + "/aml", parentData: data, parentDataProperty: "aml", rootData })) {
        vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err91 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err91];
    } else {
      vErrors.push(err91);
    }
    errors++;
  }
  validate114.errors = vErrors;
  return errors === 0;
}
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.check === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "check" }, message: "must have required property 'check'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "check")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.check !== void 0) {
      if (!validate114(data.check, { instancePath: instancePath + "/check", parentData: data, parentDataProperty: "check", rootData })) {
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate113(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
    errors = vErrors.length;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
var listSessions_200 = validate123;
var schema135 = { "type": "object", "additionalProperties": false, "required": ["id", "status", "environment", "features", "steps", "workflowId", "workflowVersion", "externalId", "callbackUrl", "metadata", "language", "country", "reasonCodes", "importedFrom", "version", "createdAt", "updatedAt", "startedAt", "completedAt", "expiresAt"], "properties": { "id": { "type": "string", "maxLength": 30 }, "status": { "$ref": "SessionStatus#" }, "environment": { "$ref": "Environment#" }, "features": { "$ref": "Features#" }, "steps": { "type": "array", "maxItems": 7, "items": { "$ref": "SessionStep#" } }, "workflowId": { "type": "string", "maxLength": 29 }, "workflowVersion": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "externalId": { "type": ["string", "null"], "maxLength": 200 }, "callbackUrl": { "type": ["string", "null"], "format": "uri", "maxLength": 2e3 }, "metadata": { "$ref": "Metadata#" }, "language": { "type": ["string", "null"], "maxLength": 35 }, "country": { "type": ["string", "null"], "maxLength": 2 }, "reasonCodes": { "type": "array", "maxItems": 50, "items": { "$ref": "ReasonCode#" } }, "importedFrom": { "$ref": "ImportOrigin#" }, "version": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "createdAt": { "$ref": "Instant#" }, "updatedAt": { "$ref": "Instant#" }, "startedAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "completedAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "expiresAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 } }, "$id": "SessionItem" };
var func0 = require_equal().default;
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 7) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "id" || data0 === "liveness" || data0 === "face_match" || data0 === "age" || data0 === "poa" || data0 === "database_validation" || data0 === "aml")) {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; ) {
          for (j0 = i1; j0--; ) {
            if (func0(data[i1], data[j0])) {
              const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              break outer0;
            }
          }
        }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate126.errors = vErrors;
  return errors === 0;
}
var schema142 = { "type": "string", "enum": ["pending", "approved", "declined", "in_review"], "$id": "StepStatus" };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.feature === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feature" }, message: "must have required property 'feature'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.attempts === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "feature" || key0 === "status" || key0 === "attempts")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.feature !== void 0) {
      let data0 = data.feature;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/feature", schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "id" || data0 === "liveness" || data0 === "face_match" || data0 === "age" || data0 === "poa" || data0 === "database_validation" || data0 === "aml")) {
        const err5 = { instancePath: instancePath + "/feature", schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/status", schemaPath: "StepStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data1 === "pending" || data1 === "approved" || data1 === "declined" || data1 === "in_review")) {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "StepStatus#/enum", keyword: "enum", params: { allowedValues: schema142.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.attempts !== void 0) {
      let data2 = data.attempts;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err8 = { instancePath: instancePath + "/attempts", schemaPath: "Count#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/attempts", schemaPath: "Count#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/attempts", schemaPath: "Count#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
var schema146 = { "type": ["object", "null"], "additionalProperties": false, "required": ["sessionId", "at"], "properties": { "sessionId": { "type": "string", "maxLength": 30 }, "at": { "$ref": "Instant#" } }, "$id": "ImportOrigin" };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema146.type }, message: "must be object,null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "sessionId" || key0 === "at")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      let data0 = data.sessionId;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err4 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.at !== void 0) {
      let data1 = data.at;
      if (typeof data1 === "string") {
        if (func3(data1) > 40) {
          const err6 = { instancePath: instancePath + "/at", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats0.validate(data1)) {
          const err7 = { instancePath: instancePath + "/at", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/at", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  }
  validate130.errors = vErrors;
  return errors === 0;
}
var formats44 = require_formats().fullFormats.uri;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.features === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "features" }, message: "must have required property 'features'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.steps === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.workflowId === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflowId" }, message: "must have required property 'workflowId'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.workflowVersion === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflowVersion" }, message: "must have required property 'workflowVersion'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.externalId === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalId" }, message: "must have required property 'externalId'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.callbackUrl === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackUrl" }, message: "must have required property 'callbackUrl'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.metadata === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" }, message: "must have required property 'metadata'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.language === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.reasonCodes === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasonCodes" }, message: "must have required property 'reasonCodes'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.importedFrom === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "importedFrom" }, message: "must have required property 'importedFrom'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.startedAt === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.completedAt === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completedAt" }, message: "must have required property 'completedAt'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.expiresAt === void 0) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema135.properties, key0)) {
        const err20 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err21 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err23 = { instancePath: instancePath + "/status", schemaPath: "SessionStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data1 === "not_started" || data1 === "in_progress" || data1 === "in_review" || data1 === "resubmission_requested" || data1 === "approved" || data1 === "declined" || data1 === "abandoned" || data1 === "expired" || data1 === "kyc_expired")) {
        const err24 = { instancePath: instancePath + "/status", schemaPath: "SessionStatus#/enum", keyword: "enum", params: { allowedValues: schema15.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data2 = data.environment;
      if (typeof data2 !== "string") {
        const err25 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data2 === "live" || data2 === "test")) {
        const err26 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.features !== void 0) {
      if (!validate126(data.features, { instancePath: instancePath + "/features", parentData: data, parentDataProperty: "features", rootData })) {
        vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
        errors = vErrors.length;
      }
    }
    if (data.steps !== void 0) {
      let data4 = data.steps;
      if (Array.isArray(data4)) {
        if (data4.length > 7) {
          const err27 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate128(data4[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.workflowId !== void 0) {
      let data6 = data.workflowId;
      if (typeof data6 === "string") {
        if (func3(data6) > 29) {
          const err29 = { instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/maxLength", keyword: "maxLength", params: { limit: 29 }, message: "must NOT have more than 29 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.workflowVersion !== void 0) {
      let data7 = data.workflowVersion;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err31 = { instancePath: instancePath + "/workflowVersion", schemaPath: "#/properties/workflowVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err32 = { instancePath: instancePath + "/workflowVersion", schemaPath: "#/properties/workflowVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err33 = { instancePath: instancePath + "/workflowVersion", schemaPath: "#/properties/workflowVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.externalId !== void 0) {
      let data8 = data.externalId;
      if (typeof data8 !== "string" && data8 !== null) {
        const err34 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema135.properties.externalId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func3(data8) > 200) {
          const err35 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
    if (data.callbackUrl !== void 0) {
      let data9 = data.callbackUrl;
      if (typeof data9 !== "string" && data9 !== null) {
        const err36 = { instancePath: instancePath + "/callbackUrl", schemaPath: "#/properties/callbackUrl/type", keyword: "type", params: { type: schema135.properties.callbackUrl.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func3(data9) > 2e3) {
          const err37 = { instancePath: instancePath + "/callbackUrl", schemaPath: "#/properties/callbackUrl/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats44(data9)) {
          const err38 = { instancePath: instancePath + "/callbackUrl", schemaPath: "#/properties/callbackUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.metadata !== void 0) {
      let data10 = data.metadata;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (Object.keys(data10).length > 50) {
          const err39 = { instancePath: instancePath + "/metadata", schemaPath: "Metadata#/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      } else {
        const err40 = { instancePath: instancePath + "/metadata", schemaPath: "Metadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data11 = data.language;
      if (typeof data11 !== "string" && data11 !== null) {
        const err41 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: schema135.properties.language.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func3(data11) > 35) {
          const err42 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
    if (data.country !== void 0) {
      let data12 = data.country;
      if (typeof data12 !== "string" && data12 !== null) {
        const err43 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema135.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func3(data12) > 2) {
          const err44 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    }
    if (data.reasonCodes !== void 0) {
      let data13 = data.reasonCodes;
      if (Array.isArray(data13)) {
        if (data13.length > 50) {
          const err45 = { instancePath: instancePath + "/reasonCodes", schemaPath: "#/properties/reasonCodes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data14 = data13[i1];
          if (typeof data14 === "string") {
            if (func3(data14) > 64) {
              const err46 = { instancePath: instancePath + "/reasonCodes/" + i1, schemaPath: "ReasonCode#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (func3(data14) < 2) {
              const err47 = { instancePath: instancePath + "/reasonCodes/" + i1, schemaPath: "ReasonCode#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (!pattern0.test(data14)) {
              const err48 = { instancePath: instancePath + "/reasonCodes/" + i1, schemaPath: "ReasonCode#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]*$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]*$"' };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          } else {
            const err49 = { instancePath: instancePath + "/reasonCodes/" + i1, schemaPath: "ReasonCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
      } else {
        const err50 = { instancePath: instancePath + "/reasonCodes", schemaPath: "#/properties/reasonCodes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.importedFrom !== void 0) {
      if (!validate130(data.importedFrom, { instancePath: instancePath + "/importedFrom", parentData: data, parentDataProperty: "importedFrom", rootData })) {
        vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== void 0) {
      let data16 = data.version;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
        const err51 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 2147483647 || isNaN(data16)) {
          const err52 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        if (data16 < 1 || isNaN(data16)) {
          const err53 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
    }
    if (data.createdAt !== void 0) {
      let data17 = data.createdAt;
      if (typeof data17 === "string") {
        if (func3(data17) > 40) {
          const err54 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (!formats0.validate(data17)) {
          const err55 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
      } else {
        const err56 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data18 = data.updatedAt;
      if (typeof data18 === "string") {
        if (func3(data18) > 40) {
          const err57 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!formats0.validate(data18)) {
          const err58 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data19 = data.startedAt;
      if (typeof data19 !== "string" && data19 !== null) {
        const err60 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: schema135.properties.startedAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
      if (typeof data19 === "string") {
        if (func3(data19) > 40) {
          const err61 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        if (!formats0.validate(data19)) {
          const err62 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
      }
    }
    if (data.completedAt !== void 0) {
      let data20 = data.completedAt;
      if (typeof data20 !== "string" && data20 !== null) {
        const err63 = { instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/type", keyword: "type", params: { type: schema135.properties.completedAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err64 = { instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err65 = { instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
      }
    }
    if (data.expiresAt !== void 0) {
      let data21 = data.expiresAt;
      if (typeof data21 !== "string" && data21 !== null) {
        const err66 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: schema135.properties.expiresAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
      if (typeof data21 === "string") {
        if (func3(data21) > 40) {
          const err67 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        if (!formats0.validate(data21)) {
          const err68 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
      }
    }
  } else {
    const err69 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err69];
    } else {
      vErrors.push(err69);
    }
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessions === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessions" }, message: "must have required property 'sessions'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" }, message: "must have required property 'nextCursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "sessions" || key0 === "total" || key0 === "nextCursor")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (true !== data0) {
        const err6 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.sessions !== void 0) {
      let data1 = data.sessions;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err7 = { instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate125(data1[i0], { instancePath: instancePath + "/sessions/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data3 = data.total;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/total", schemaPath: "Total#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/total", schemaPath: "Total#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/total", schemaPath: "Total#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.nextCursor !== void 0) {
      let data4 = data.nextCursor;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/type", keyword: "type", params: { type: schema103.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func3(data4) > 600) {
          const err13 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
    errors = vErrors.length;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
var createSession_201 = validate134;
var schema154 = { "type": "object", "additionalProperties": false, "required": ["id", "status", "environment", "features", "steps", "workflowId", "workflowVersion", "externalId", "callbackUrl", "metadata", "language", "country", "reasonCodes", "importedFrom", "version", "createdAt", "updatedAt", "startedAt", "completedAt", "expiresAt", "contact", "expected", "decision", "checks", "history"], "properties": { "id": { "type": "string", "maxLength": 30 }, "status": { "$ref": "SessionStatus#" }, "environment": { "$ref": "Environment#" }, "features": { "$ref": "Features#" }, "steps": { "type": "array", "maxItems": 7, "items": { "$ref": "SessionStep#" } }, "workflowId": { "type": "string", "maxLength": 29 }, "workflowVersion": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "externalId": { "type": ["string", "null"], "maxLength": 200 }, "callbackUrl": { "type": ["string", "null"], "format": "uri", "maxLength": 2e3 }, "metadata": { "$ref": "Metadata#" }, "language": { "type": ["string", "null"], "maxLength": 35 }, "country": { "type": ["string", "null"], "maxLength": 2 }, "reasonCodes": { "type": "array", "maxItems": 50, "items": { "$ref": "ReasonCode#" } }, "importedFrom": { "$ref": "ImportOrigin#" }, "version": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "createdAt": { "$ref": "Instant#" }, "updatedAt": { "$ref": "Instant#" }, "startedAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "completedAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "expiresAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "contact": { "$ref": "Contact#" }, "expected": { "$ref": "Expected#" }, "decision": { "oneOf": [{ "$ref": "Decision#" }, { "type": "null" }] }, "checks": { "type": "array", "maxItems": 1e3, "items": { "$ref": "CheckSummary#" } }, "history": { "type": "array", "maxItems": 1e3, "items": { "$ref": "HistoryEntry#" } } }, "$id": "Session" };
var schema161 = { "type": "object", "additionalProperties": false, "properties": { "email": { "type": ["string", "null"], "format": "email", "maxLength": 254 }, "phone": { "type": ["string", "null"], "maxLength": 40, "pattern": "^[0-9 ()+./-]*$" } }, "$id": "Contact" };
var schema162 = { "type": "object", "additionalProperties": false, "properties": { "firstName": { "type": ["string", "null"], "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" }, "lastName": { "type": ["string", "null"], "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" }, "dateOfBirth": { "type": ["string", "null"], "format": "date", "maxLength": 10, "pattern": "^(?!0000)" }, "nationality": { "type": ["string", "null"], "maxLength": 2, "pattern": "^[a-z]{2}$" }, "documentNumber": { "type": ["string", "null"], "maxLength": 60, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" }, "address": { "type": ["string", "null"], "maxLength": 300, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" } }, "$id": "Expected" };
var schema163 = { "type": "object", "additionalProperties": false, "required": ["decision", "reason", "reasonCodes", "comment", "actor", "at"], "properties": { "decision": { "$ref": "SessionStatus#" }, "reason": { "type": ["string", "null"], "maxLength": 500 }, "reasonCodes": { "type": "array", "maxItems": 20, "items": { "$ref": "ReasonCode#" } }, "comment": { "type": ["string", "null"], "maxLength": 2e3 }, "actor": { "$ref": "Actor#" }, "at": { "$ref": "Instant#" } }, "$id": "Decision" };
var schema166 = { "type": "object", "additionalProperties": false, "required": ["type", "id", "name"], "properties": { "type": { "type": "string", "enum": ["user", "key", "system"] }, "id": { "type": ["string", "null"], "maxLength": 40 }, "name": { "type": ["string", "null"], "maxLength": 200 } }, "$id": "Actor" };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.decision === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.reasonCodes === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasonCodes" }, message: "must have required property 'reasonCodes'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.comment === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "comment" }, message: "must have required property 'comment'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.actor === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.at === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "decision" || key0 === "reason" || key0 === "reasonCodes" || key0 === "comment" || key0 === "actor" || key0 === "at")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.decision !== void 0) {
      let data0 = data.decision;
      if (typeof data0 !== "string") {
        const err7 = { instancePath: instancePath + "/decision", schemaPath: "SessionStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data0 === "not_started" || data0 === "in_progress" || data0 === "in_review" || data0 === "resubmission_requested" || data0 === "approved" || data0 === "declined" || data0 === "abandoned" || data0 === "expired" || data0 === "kyc_expired")) {
        const err8 = { instancePath: instancePath + "/decision", schemaPath: "SessionStatus#/enum", keyword: "enum", params: { allowedValues: schema15.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 !== "string" && data1 !== null) {
        const err9 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema163.properties.reason.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 500) {
          const err10 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.reasonCodes !== void 0) {
      let data2 = data.reasonCodes;
      if (Array.isArray(data2)) {
        if (data2.length > 20) {
          const err11 = { instancePath: instancePath + "/reasonCodes", schemaPath: "#/properties/reasonCodes/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 === "string") {
            if (func3(data3) > 64) {
              const err12 = { instancePath: instancePath + "/reasonCodes/" + i0, schemaPath: "ReasonCode#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (func3(data3) < 2) {
              const err13 = { instancePath: instancePath + "/reasonCodes/" + i0, schemaPath: "ReasonCode#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (!pattern0.test(data3)) {
              const err14 = { instancePath: instancePath + "/reasonCodes/" + i0, schemaPath: "ReasonCode#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]*$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]*$"' };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/reasonCodes/" + i0, schemaPath: "ReasonCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/reasonCodes", schemaPath: "#/properties/reasonCodes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.comment !== void 0) {
      let data4 = data.comment;
      if (typeof data4 !== "string" && data4 !== null) {
        const err17 = { instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/type", keyword: "type", params: { type: schema163.properties.comment.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func3(data4) > 2e3) {
          const err18 = { instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.actor !== void 0) {
      let data5 = data.actor;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.type === void 0) {
          const err19 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5.id === void 0) {
          const err20 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data5.name === void 0) {
          const err21 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        for (const key1 in data5) {
          if (!(key1 === "type" || key1 === "id" || key1 === "name")) {
            const err22 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data5.type !== void 0) {
          let data6 = data5.type;
          if (typeof data6 !== "string") {
            const err23 = { instancePath: instancePath + "/actor/type", schemaPath: "Actor#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (!(data6 === "user" || data6 === "key" || data6 === "system")) {
            const err24 = { instancePath: instancePath + "/actor/type", schemaPath: "Actor#/properties/type/enum", keyword: "enum", params: { allowedValues: schema166.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data5.id !== void 0) {
          let data7 = data5.id;
          if (typeof data7 !== "string" && data7 !== null) {
            const err25 = { instancePath: instancePath + "/actor/id", schemaPath: "Actor#/properties/id/type", keyword: "type", params: { type: schema166.properties.id.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data7 === "string") {
            if (func3(data7) > 40) {
              const err26 = { instancePath: instancePath + "/actor/id", schemaPath: "Actor#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data5.name !== void 0) {
          let data8 = data5.name;
          if (typeof data8 !== "string" && data8 !== null) {
            const err27 = { instancePath: instancePath + "/actor/name", schemaPath: "Actor#/properties/name/type", keyword: "type", params: { type: schema166.properties.name.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data8 === "string") {
            if (func3(data8) > 200) {
              const err28 = { instancePath: instancePath + "/actor/name", schemaPath: "Actor#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.at !== void 0) {
      let data9 = data.at;
      if (typeof data9 === "string") {
        if (func3(data9) > 40) {
          const err30 = { instancePath: instancePath + "/at", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (!formats0.validate(data9)) {
          const err31 = { instancePath: instancePath + "/at", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      } else {
        const err32 = { instancePath: instancePath + "/at", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.purpose === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "purpose" }, message: "must have required property 'purpose'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.expiresAt === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "purpose" || key0 === "url" || key0 === "expiresAt")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.purpose !== void 0) {
      let data0 = data.purpose;
      if (typeof data0 === "string") {
        if (func3(data0) > 64) {
          const err4 = { instancePath: instancePath + "/purpose", schemaPath: "#/properties/purpose/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/purpose", schemaPath: "#/properties/purpose/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 === "string") {
        if (func3(data1) > 300) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data2 = data.expiresAt;
      if (typeof data2 === "string") {
        if (func3(data2) > 40) {
          const err8 = { instancePath: instancePath + "/expiresAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats0.validate(data2)) {
          const err9 = { instancePath: instancePath + "/expiresAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/expiresAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.warnings === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "type" || key0 === "status" || key0 === "warnings" || key0 === "createdAt" || key0 === "images")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "Feature#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data1 === "id" || data1 === "liveness" || data1 === "face_match" || data1 === "age" || data1 === "poa" || data1 === "database_validation" || data1 === "aml")) {
        const err9 = { instancePath: instancePath + "/type", schemaPath: "Feature#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (typeof data2 !== "string") {
        const err10 = { instancePath: instancePath + "/status", schemaPath: "StepStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data2 === "pending" || data2 === "approved" || data2 === "declined" || data2 === "in_review")) {
        const err11 = { instancePath: instancePath + "/status", schemaPath: "StepStatus#/enum", keyword: "enum", params: { allowedValues: schema142.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.warnings !== void 0) {
      let data3 = data.warnings;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          const err12 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data3[i0], { instancePath: instancePath + "/warnings/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data5 = data.createdAt;
      if (typeof data5 === "string") {
        if (func3(data5) > 40) {
          const err14 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats0.validate(data5)) {
          const err15 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.images !== void 0) {
      let data6 = data.images;
      if (Array.isArray(data6)) {
        if (data6.length > 20) {
          const err17 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate144(data6[i1], { instancePath: instancePath + "/images/" + i1, parentData: data6, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
var schema174 = { "type": "object", "additionalProperties": false, "required": ["from", "to", "actor", "reason", "at"], "properties": { "from": { "type": ["string", "null"], "maxLength": 40 }, "to": { "$ref": "SessionStatus#" }, "actor": { "$ref": "Actor#" }, "reason": { "type": ["string", "null"], "maxLength": 500 }, "at": { "$ref": "Instant#" } }, "$id": "HistoryEntry" };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.to === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.actor === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor" }, message: "must have required property 'actor'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.at === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "from" || key0 === "to" || key0 === "actor" || key0 === "reason" || key0 === "at")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.from !== void 0) {
      let data0 = data.from;
      if (typeof data0 !== "string" && data0 !== null) {
        const err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: schema174.properties.from.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (func3(data0) > 40) {
          const err7 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data1 = data.to;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/to", schemaPath: "SessionStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data1 === "not_started" || data1 === "in_progress" || data1 === "in_review" || data1 === "resubmission_requested" || data1 === "approved" || data1 === "declined" || data1 === "abandoned" || data1 === "expired" || data1 === "kyc_expired")) {
        const err9 = { instancePath: instancePath + "/to", schemaPath: "SessionStatus#/enum", keyword: "enum", params: { allowedValues: schema15.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.actor !== void 0) {
      let data2 = data.actor;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.type === void 0) {
          const err10 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2.id === void 0) {
          const err11 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data2.name === void 0) {
          const err12 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        for (const key1 in data2) {
          if (!(key1 === "type" || key1 === "id" || key1 === "name")) {
            const err13 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data2.type !== void 0) {
          let data3 = data2.type;
          if (typeof data3 !== "string") {
            const err14 = { instancePath: instancePath + "/actor/type", schemaPath: "Actor#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (!(data3 === "user" || data3 === "key" || data3 === "system")) {
            const err15 = { instancePath: instancePath + "/actor/type", schemaPath: "Actor#/properties/type/enum", keyword: "enum", params: { allowedValues: schema166.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data2.id !== void 0) {
          let data4 = data2.id;
          if (typeof data4 !== "string" && data4 !== null) {
            const err16 = { instancePath: instancePath + "/actor/id", schemaPath: "Actor#/properties/id/type", keyword: "type", params: { type: schema166.properties.id.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data4 === "string") {
            if (func3(data4) > 40) {
              const err17 = { instancePath: instancePath + "/actor/id", schemaPath: "Actor#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        }
        if (data2.name !== void 0) {
          let data5 = data2.name;
          if (typeof data5 !== "string" && data5 !== null) {
            const err18 = { instancePath: instancePath + "/actor/name", schemaPath: "Actor#/properties/name/type", keyword: "type", params: { type: schema166.properties.name.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (typeof data5 === "string") {
            if (func3(data5) > 200) {
              const err19 = { instancePath: instancePath + "/actor/name", schemaPath: "Actor#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/actor", schemaPath: "Actor#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data6 = data.reason;
      if (typeof data6 !== "string" && data6 !== null) {
        const err21 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema174.properties.reason.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func3(data6) > 500) {
          const err22 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.at !== void 0) {
      let data7 = data.at;
      if (typeof data7 === "string") {
        if (func3(data7) > 40) {
          const err23 = { instancePath: instancePath + "/at", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (!formats0.validate(data7)) {
          const err24 = { instancePath: instancePath + "/at", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/at", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate147.errors = vErrors;
  return errors === 0;
}
var formats70 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
var pattern8 = new RegExp("^[0-9 ()+./-]*$", "u");
var pattern9 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f]*$", "u");
var pattern11 = new RegExp("^(?!0000)", "u");
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.features === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "features" }, message: "must have required property 'features'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.steps === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.workflowId === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflowId" }, message: "must have required property 'workflowId'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.workflowVersion === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflowVersion" }, message: "must have required property 'workflowVersion'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.externalId === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "externalId" }, message: "must have required property 'externalId'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.callbackUrl === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackUrl" }, message: "must have required property 'callbackUrl'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.metadata === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" }, message: "must have required property 'metadata'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.language === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.reasonCodes === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasonCodes" }, message: "must have required property 'reasonCodes'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.importedFrom === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "importedFrom" }, message: "must have required property 'importedFrom'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.startedAt === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.completedAt === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completedAt" }, message: "must have required property 'completedAt'" };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.expiresAt === void 0) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.contact === void 0) {
      const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.expected === void 0) {
      const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expected" }, message: "must have required property 'expected'" };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.decision === void 0) {
      const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    if (data.checks === void 0) {
      const err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'" };
      if (vErrors === null) {
        vErrors = [err23];
      } else {
        vErrors.push(err23);
      }
      errors++;
    }
    if (data.history === void 0) {
      const err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "history" }, message: "must have required property 'history'" };
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema154.properties, key0)) {
        const err25 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err26 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err28 = { instancePath: instancePath + "/status", schemaPath: "SessionStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (!(data1 === "not_started" || data1 === "in_progress" || data1 === "in_review" || data1 === "resubmission_requested" || data1 === "approved" || data1 === "declined" || data1 === "abandoned" || data1 === "expired" || data1 === "kyc_expired")) {
        const err29 = { instancePath: instancePath + "/status", schemaPath: "SessionStatus#/enum", keyword: "enum", params: { allowedValues: schema15.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data2 = data.environment;
      if (typeof data2 !== "string") {
        const err30 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (!(data2 === "live" || data2 === "test")) {
        const err31 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.features !== void 0) {
      if (!validate126(data.features, { instancePath: instancePath + "/features", parentData: data, parentDataProperty: "features", rootData })) {
        vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
        errors = vErrors.length;
      }
    }
    if (data.steps !== void 0) {
      let data4 = data.steps;
      if (Array.isArray(data4)) {
        if (data4.length > 7) {
          const err32 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate128(data4[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.workflowId !== void 0) {
      let data6 = data.workflowId;
      if (typeof data6 === "string") {
        if (func3(data6) > 29) {
          const err34 = { instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/maxLength", keyword: "maxLength", params: { limit: 29 }, message: "must NOT have more than 29 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.workflowVersion !== void 0) {
      let data7 = data.workflowVersion;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err36 = { instancePath: instancePath + "/workflowVersion", schemaPath: "#/properties/workflowVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err37 = { instancePath: instancePath + "/workflowVersion", schemaPath: "#/properties/workflowVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err38 = { instancePath: instancePath + "/workflowVersion", schemaPath: "#/properties/workflowVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.externalId !== void 0) {
      let data8 = data.externalId;
      if (typeof data8 !== "string" && data8 !== null) {
        const err39 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema154.properties.externalId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func3(data8) > 200) {
          const err40 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
    if (data.callbackUrl !== void 0) {
      let data9 = data.callbackUrl;
      if (typeof data9 !== "string" && data9 !== null) {
        const err41 = { instancePath: instancePath + "/callbackUrl", schemaPath: "#/properties/callbackUrl/type", keyword: "type", params: { type: schema154.properties.callbackUrl.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func3(data9) > 2e3) {
          const err42 = { instancePath: instancePath + "/callbackUrl", schemaPath: "#/properties/callbackUrl/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (!formats44(data9)) {
          const err43 = { instancePath: instancePath + "/callbackUrl", schemaPath: "#/properties/callbackUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
    }
    if (data.metadata !== void 0) {
      let data10 = data.metadata;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (Object.keys(data10).length > 50) {
          const err44 = { instancePath: instancePath + "/metadata", schemaPath: "Metadata#/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      } else {
        const err45 = { instancePath: instancePath + "/metadata", schemaPath: "Metadata#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data11 = data.language;
      if (typeof data11 !== "string" && data11 !== null) {
        const err46 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: schema154.properties.language.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func3(data11) > 35) {
          const err47 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
    }
    if (data.country !== void 0) {
      let data12 = data.country;
      if (typeof data12 !== "string" && data12 !== null) {
        const err48 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema154.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func3(data12) > 2) {
          const err49 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      }
    }
    if (data.reasonCodes !== void 0) {
      let data13 = data.reasonCodes;
      if (Array.isArray(data13)) {
        if (data13.length > 50) {
          const err50 = { instancePath: instancePath + "/reasonCodes", schemaPath: "#/properties/reasonCodes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data14 = data13[i1];
          if (typeof data14 === "string") {
            if (func3(data14) > 64) {
              const err51 = { instancePath: instancePath + "/reasonCodes/" + i1, schemaPath: "ReasonCode#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if (func3(data14) < 2) {
              const err52 = { instancePath: instancePath + "/reasonCodes/" + i1, schemaPath: "ReasonCode#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (!pattern0.test(data14)) {
              const err53 = { instancePath: instancePath + "/reasonCodes/" + i1, schemaPath: "ReasonCode#/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]*$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]*$"' };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/reasonCodes/" + i1, schemaPath: "ReasonCode#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/reasonCodes", schemaPath: "#/properties/reasonCodes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.importedFrom !== void 0) {
      if (!validate130(data.importedFrom, { instancePath: instancePath + "/importedFrom", parentData: data, parentDataProperty: "importedFrom", rootData })) {
        vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== void 0) {
      let data16 = data.version;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
        const err56 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 2147483647 || isNaN(data16)) {
          const err57 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (data16 < 1 || isNaN(data16)) {
          const err58 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      }
    }
    if (data.createdAt !== void 0) {
      let data17 = data.createdAt;
      if (typeof data17 === "string") {
        if (func3(data17) > 40) {
          const err59 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (!formats0.validate(data17)) {
          const err60 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data18 = data.updatedAt;
      if (typeof data18 === "string") {
        if (func3(data18) > 40) {
          const err62 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (!formats0.validate(data18)) {
          const err63 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      } else {
        const err64 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data19 = data.startedAt;
      if (typeof data19 !== "string" && data19 !== null) {
        const err65 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: schema154.properties.startedAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      if (typeof data19 === "string") {
        if (func3(data19) > 40) {
          const err66 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (!formats0.validate(data19)) {
          const err67 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
      }
    }
    if (data.completedAt !== void 0) {
      let data20 = data.completedAt;
      if (typeof data20 !== "string" && data20 !== null) {
        const err68 = { instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/type", keyword: "type", params: { type: schema154.properties.completedAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err69 = { instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err70 = { instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
      }
    }
    if (data.expiresAt !== void 0) {
      let data21 = data.expiresAt;
      if (typeof data21 !== "string" && data21 !== null) {
        const err71 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: schema154.properties.expiresAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
      if (typeof data21 === "string") {
        if (func3(data21) > 40) {
          const err72 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        if (!formats0.validate(data21)) {
          const err73 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      }
    }
    if (data.contact !== void 0) {
      let data22 = data.contact;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        for (const key1 in data22) {
          if (!(key1 === "email" || key1 === "phone")) {
            const err74 = { instancePath: instancePath + "/contact", schemaPath: "Contact#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data22.email !== void 0) {
          let data23 = data22.email;
          if (typeof data23 !== "string" && data23 !== null) {
            const err75 = { instancePath: instancePath + "/contact/email", schemaPath: "Contact#/properties/email/type", keyword: "type", params: { type: schema161.properties.email.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
          if (typeof data23 === "string") {
            if (func3(data23) > 254) {
              const err76 = { instancePath: instancePath + "/contact/email", schemaPath: "Contact#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if (!formats70.test(data23)) {
              const err77 = { instancePath: instancePath + "/contact/email", schemaPath: "Contact#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
        }
        if (data22.phone !== void 0) {
          let data24 = data22.phone;
          if (typeof data24 !== "string" && data24 !== null) {
            const err78 = { instancePath: instancePath + "/contact/phone", schemaPath: "Contact#/properties/phone/type", keyword: "type", params: { type: schema161.properties.phone.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
          if (typeof data24 === "string") {
            if (func3(data24) > 40) {
              const err79 = { instancePath: instancePath + "/contact/phone", schemaPath: "Contact#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
            if (!pattern8.test(data24)) {
              const err80 = { instancePath: instancePath + "/contact/phone", schemaPath: "Contact#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9 ()+./-]*$" }, message: 'must match pattern "^[0-9 ()+./-]*$"' };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
          }
        }
      } else {
        const err81 = { instancePath: instancePath + "/contact", schemaPath: "Contact#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
    }
    if (data.expected !== void 0) {
      let data25 = data.expected;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        for (const key2 in data25) {
          if (!(key2 === "firstName" || key2 === "lastName" || key2 === "dateOfBirth" || key2 === "nationality" || key2 === "documentNumber" || key2 === "address")) {
            const err82 = { instancePath: instancePath + "/expected", schemaPath: "Expected#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
        if (data25.firstName !== void 0) {
          let data26 = data25.firstName;
          if (typeof data26 !== "string" && data26 !== null) {
            const err83 = { instancePath: instancePath + "/expected/firstName", schemaPath: "Expected#/properties/firstName/type", keyword: "type", params: { type: schema162.properties.firstName.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
          if (typeof data26 === "string") {
            if (func3(data26) > 100) {
              const err84 = { instancePath: instancePath + "/expected/firstName", schemaPath: "Expected#/properties/firstName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
            if (!pattern9.test(data26)) {
              const err85 = { instancePath: instancePath + "/expected/firstName", schemaPath: "Expected#/properties/firstName/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"' };
              if (vErrors === null) {
                vErrors = [err85];
              } else {
                vErrors.push(err85);
              }
              errors++;
            }
          }
        }
        if (data25.lastName !== void 0) {
          let data27 = data25.lastName;
          if (typeof data27 !== "string" && data27 !== null) {
            const err86 = { instancePath: instancePath + "/expected/lastName", schemaPath: "Expected#/properties/lastName/type", keyword: "type", params: { type: schema162.properties.lastName.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
          if (typeof data27 === "string") {
            if (func3(data27) > 100) {
              const err87 = { instancePath: instancePath + "/expected/lastName", schemaPath: "Expected#/properties/lastName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
            if (!pattern9.test(data27)) {
              const err88 = { instancePath: instancePath + "/expected/lastName", schemaPath: "Expected#/properties/lastName/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"' };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
          }
        }
        if (data25.dateOfBirth !== void 0) {
          let data28 = data25.dateOfBirth;
          if (typeof data28 !== "string" && data28 !== null) {
            const err89 = { instancePath: instancePath + "/expected/dateOfBirth", schemaPath: "Expected#/properties/dateOfBirth/type", keyword: "type", params: { type: schema162.properties.dateOfBirth.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
          if (typeof data28 === "string") {
            if (func3(data28) > 10) {
              const err90 = { instancePath: instancePath + "/expected/dateOfBirth", schemaPath: "Expected#/properties/dateOfBirth/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
            if (!pattern11.test(data28)) {
              const err91 = { instancePath: instancePath + "/expected/dateOfBirth", schemaPath: "Expected#/properties/dateOfBirth/pattern", keyword: "pattern", params: { pattern: "^(?!0000)" }, message: 'must match pattern "^(?!0000)"' };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
            if (!formats14.validate(data28)) {
              const err92 = { instancePath: instancePath + "/expected/dateOfBirth", schemaPath: "Expected#/properties/dateOfBirth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
          }
        }
        if (data25.nationality !== void 0) {
          let data29 = data25.nationality;
          if (typeof data29 !== "string" && data29 !== null) {
            const err93 = { instancePath: instancePath + "/expected/nationality", schemaPath: "Expected#/properties/nationality/type", keyword: "type", params: { type: schema162.properties.nationality.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
          if (typeof data29 === "string") {
            if (func3(data29) > 2) {
              const err94 = { instancePath: instancePath + "/expected/nationality", schemaPath: "Expected#/properties/nationality/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
            if (!pattern2.test(data29)) {
              const err95 = { instancePath: instancePath + "/expected/nationality", schemaPath: "Expected#/properties/nationality/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" }, message: 'must match pattern "^[a-z]{2}$"' };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
        }
        if (data25.documentNumber !== void 0) {
          let data30 = data25.documentNumber;
          if (typeof data30 !== "string" && data30 !== null) {
            const err96 = { instancePath: instancePath + "/expected/documentNumber", schemaPath: "Expected#/properties/documentNumber/type", keyword: "type", params: { type: schema162.properties.documentNumber.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
          if (typeof data30 === "string") {
            if (func3(data30) > 60) {
              const err97 = { instancePath: instancePath + "/expected/documentNumber", schemaPath: "Expected#/properties/documentNumber/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
            if (!pattern9.test(data30)) {
              const err98 = { instancePath: instancePath + "/expected/documentNumber", schemaPath: "Expected#/properties/documentNumber/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"' };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
          }
        }
        if (data25.address !== void 0) {
          let data31 = data25.address;
          if (typeof data31 !== "string" && data31 !== null) {
            const err99 = { instancePath: instancePath + "/expected/address", schemaPath: "Expected#/properties/address/type", keyword: "type", params: { type: schema162.properties.address.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
          if (typeof data31 === "string") {
            if (func3(data31) > 300) {
              const err100 = { instancePath: instancePath + "/expected/address", schemaPath: "Expected#/properties/address/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
            if (!pattern9.test(data31)) {
              const err101 = { instancePath: instancePath + "/expected/address", schemaPath: "Expected#/properties/address/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"' };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
          }
        }
      } else {
        const err102 = { instancePath: instancePath + "/expected", schemaPath: "Expected#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err102];
        } else {
          vErrors.push(err102);
        }
        errors++;
      }
    }
    if (data.decision !== void 0) {
      let data32 = data.decision;
      const _errs75 = errors;
      let valid15 = false;
      let passing0 = null;
      const _errs76 = errors;
      if (!validate140(data32, { instancePath: instancePath + "/decision", parentData: data, parentDataProperty: "decision", rootData })) {
        vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs76 === errors;
      if (_valid0) {
        valid15 = true;
        passing0 = 0;
      }
      const _errs77 = errors;
      if (data32 !== null) {
        const err103 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err103];
        } else {
          vErrors.push(err103);
        }
        errors++;
      }
      var _valid0 = _errs77 === errors;
      if (_valid0 && valid15) {
        valid15 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid15 = true;
          passing0 = 1;
        }
      }
      if (!valid15) {
        const err104 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err104];
        } else {
          vErrors.push(err104);
        }
        errors++;
      } else {
        errors = _errs75;
        if (vErrors !== null) {
          if (_errs75) {
            vErrors.length = _errs75;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.checks !== void 0) {
      let data33 = data.checks;
      if (Array.isArray(data33)) {
        if (data33.length > 1e3) {
          const err105 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err105];
          } else {
            vErrors.push(err105);
          }
          errors++;
        }
        const len2 = data33.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate142(data33[i2], { instancePath: instancePath + "/checks/" + i2, parentData: data33, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err106 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err106];
        } else {
          vErrors.push(err106);
        }
        errors++;
      }
    }
    if (data.history !== void 0) {
      let data35 = data.history;
      if (Array.isArray(data35)) {
        if (data35.length > 1e3) {
          const err107 = { instancePath: instancePath + "/history", schemaPath: "#/properties/history/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err107];
          } else {
            vErrors.push(err107);
          }
          errors++;
        }
        const len3 = data35.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate147(data35[i3], { instancePath: instancePath + "/history/" + i3, parentData: data35, parentDataProperty: i3, rootData })) {
            vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err108 = { instancePath: instancePath + "/history", schemaPath: "#/properties/history/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err108];
        } else {
          vErrors.push(err108);
        }
        errors++;
      }
    }
  } else {
    const err109 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err109];
    } else {
      vErrors.push(err109);
    }
    errors++;
  }
  validate136.errors = vErrors;
  return errors === 0;
}
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.session === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "session")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.session !== void 0) {
      if (!validate136(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
        vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate135.errors = vErrors;
  return errors === 0;
}
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate135(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
    errors = vErrors.length;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
var listWorkflows_200 = validate151;
var schema180 = { "type": "object", "additionalProperties": false, "required": ["id", "name", "version", "isDefault", "environment", "features", "documentsAllowed", "thresholds", "actions", "onDuplicate", "maxAttempts", "sessionTtlSeconds", "kycValidityDays", "retentionDays", "createdAt", "updatedAt"], "properties": { "id": { "type": "string", "maxLength": 29 }, "name": { "type": "string", "maxLength": 100 }, "version": { "type": "integer", "minimum": 1, "maximum": 2147483647 }, "isDefault": { "type": "boolean" }, "environment": { "$ref": "Environment#" }, "features": { "$ref": "Features#" }, "documentsAllowed": { "type": "array", "minItems": 1, "maxItems": 10, "uniqueItems": true, "items": { "type": "string", "enum": ["passport", "id_card", "driver_license", "residence_permit", "visa"] } }, "thresholds": { "$ref": "Thresholds#" }, "actions": { "$ref": "Actions#" }, "onDuplicate": { "type": "string", "enum": ["approve", "review", "decline"] }, "maxAttempts": { "type": "integer", "minimum": 1, "maximum": 10 }, "sessionTtlSeconds": { "type": "integer", "minimum": 300, "maximum": 31536e3 }, "kycValidityDays": { "type": ["integer", "null"], "minimum": 1, "maximum": 3650 }, "retentionDays": { "type": ["integer", "null"], "minimum": 1, "maximum": 3650 }, "createdAt": { "$ref": "Instant#" }, "updatedAt": { "$ref": "Instant#" } }, "$id": "Workflow" };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.isDefault === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isDefault" }, message: "must have required property 'isDefault'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.features === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "features" }, message: "must have required property 'features'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.documentsAllowed === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentsAllowed" }, message: "must have required property 'documentsAllowed'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.thresholds === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thresholds" }, message: "must have required property 'thresholds'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.actions === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, message: "must have required property 'actions'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.onDuplicate === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onDuplicate" }, message: "must have required property 'onDuplicate'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.maxAttempts === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxAttempts" }, message: "must have required property 'maxAttempts'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.sessionTtlSeconds === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionTtlSeconds" }, message: "must have required property 'sessionTtlSeconds'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.kycValidityDays === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kycValidityDays" }, message: "must have required property 'kycValidityDays'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.retentionDays === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retentionDays" }, message: "must have required property 'retentionDays'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.updatedAt === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema180.properties, key0)) {
        const err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 29) {
          const err17 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 29 }, message: "must NOT have more than 29 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func3(data1) > 100) {
          const err19 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err21 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err22 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err23 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.isDefault !== void 0) {
      if (typeof data.isDefault !== "boolean") {
        const err24 = { instancePath: instancePath + "/isDefault", schemaPath: "#/properties/isDefault/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data4 = data.environment;
      if (typeof data4 !== "string") {
        const err25 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data4 === "live" || data4 === "test")) {
        const err26 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.features !== void 0) {
      if (!validate126(data.features, { instancePath: instancePath + "/features", parentData: data, parentDataProperty: "features", rootData })) {
        vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
        errors = vErrors.length;
      }
    }
    if (data.documentsAllowed !== void 0) {
      let data6 = data.documentsAllowed;
      if (Array.isArray(data6)) {
        if (data6.length > 10) {
          const err27 = { instancePath: instancePath + "/documentsAllowed", schemaPath: "#/properties/documentsAllowed/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data6.length < 1) {
          const err28 = { instancePath: instancePath + "/documentsAllowed", schemaPath: "#/properties/documentsAllowed/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 !== "string") {
            const err29 = { instancePath: instancePath + "/documentsAllowed/" + i0, schemaPath: "#/properties/documentsAllowed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (!(data7 === "passport" || data7 === "id_card" || data7 === "driver_license" || data7 === "residence_permit" || data7 === "visa")) {
            const err30 = { instancePath: instancePath + "/documentsAllowed/" + i0, schemaPath: "#/properties/documentsAllowed/items/enum", keyword: "enum", params: { allowedValues: schema180.properties.documentsAllowed.items.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        let i1 = data6.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data6[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err31 = { instancePath: instancePath + "/documentsAllowed", schemaPath: "#/properties/documentsAllowed/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/documentsAllowed", schemaPath: "#/properties/documentsAllowed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.thresholds !== void 0) {
      let data8 = data.thresholds;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.livenessDecline === void 0) {
          const err33 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "livenessDecline" }, message: "must have required property 'livenessDecline'" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data8.faceMatchDecline === void 0) {
          const err34 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchDecline" }, message: "must have required property 'faceMatchDecline'" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data8.faceMatchReview === void 0) {
          const err35 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "faceMatchReview" }, message: "must have required property 'faceMatchReview'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data8.amlReview === void 0) {
          const err36 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlReview" }, message: "must have required property 'amlReview'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data8.amlDecline === void 0) {
          const err37 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/required", keyword: "required", params: { missingProperty: "amlDecline" }, message: "must have required property 'amlDecline'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        for (const key1 in data8) {
          if (!(key1 === "livenessDecline" || key1 === "faceMatchDecline" || key1 === "faceMatchReview" || key1 === "amlReview" || key1 === "amlDecline")) {
            const err38 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data8.livenessDecline !== void 0) {
          let data9 = data8.livenessDecline;
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 100 || isNaN(data9)) {
              const err39 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              const err40 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          } else {
            const err41 = { instancePath: instancePath + "/thresholds/livenessDecline", schemaPath: "Thresholds#/properties/livenessDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data8.faceMatchDecline !== void 0) {
          let data10 = data8.faceMatchDecline;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 100 || isNaN(data10)) {
              const err42 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              const err43 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          } else {
            const err44 = { instancePath: instancePath + "/thresholds/faceMatchDecline", schemaPath: "Thresholds#/properties/faceMatchDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data8.faceMatchReview !== void 0) {
          let data11 = data8.faceMatchReview;
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 100 || isNaN(data11)) {
              const err45 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (data11 < 0 || isNaN(data11)) {
              const err46 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/thresholds/faceMatchReview", schemaPath: "Thresholds#/properties/faceMatchReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data8.amlReview !== void 0) {
          let data12 = data8.amlReview;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 100 || isNaN(data12)) {
              const err48 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err49 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          } else {
            const err50 = { instancePath: instancePath + "/thresholds/amlReview", schemaPath: "Thresholds#/properties/amlReview/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data8.amlDecline !== void 0) {
          let data13 = data8.amlDecline;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 100 || isNaN(data13)) {
              const err51 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err52 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
          } else {
            const err53 = { instancePath: instancePath + "/thresholds/amlDecline", schemaPath: "Thresholds#/properties/amlDecline/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
      } else {
        const err54 = { instancePath: instancePath + "/thresholds", schemaPath: "Thresholds#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.actions !== void 0) {
      let data14 = data.actions;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (Object.keys(data14).length > 100) {
          const err55 = { instancePath: instancePath + "/actions", schemaPath: "Actions#/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
      } else {
        const err56 = { instancePath: instancePath + "/actions", schemaPath: "Actions#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.onDuplicate !== void 0) {
      let data15 = data.onDuplicate;
      if (typeof data15 !== "string") {
        const err57 = { instancePath: instancePath + "/onDuplicate", schemaPath: "#/properties/onDuplicate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (!(data15 === "approve" || data15 === "review" || data15 === "decline")) {
        const err58 = { instancePath: instancePath + "/onDuplicate", schemaPath: "#/properties/onDuplicate/enum", keyword: "enum", params: { allowedValues: schema180.properties.onDuplicate.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.maxAttempts !== void 0) {
      let data16 = data.maxAttempts;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
        const err59 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 10 || isNaN(data16)) {
          const err60 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        if (data16 < 1 || isNaN(data16)) {
          const err61 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      }
    }
    if (data.sessionTtlSeconds !== void 0) {
      let data17 = data.sessionTtlSeconds;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        const err62 = { instancePath: instancePath + "/sessionTtlSeconds", schemaPath: "#/properties/sessionTtlSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 31536e3 || isNaN(data17)) {
          const err63 = { instancePath: instancePath + "/sessionTtlSeconds", schemaPath: "#/properties/sessionTtlSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e3 }, message: "must be <= 31536000" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (data17 < 300 || isNaN(data17)) {
          const err64 = { instancePath: instancePath + "/sessionTtlSeconds", schemaPath: "#/properties/sessionTtlSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 300 }, message: "must be >= 300" };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      }
    }
    if (data.kycValidityDays !== void 0) {
      let data18 = data.kycValidityDays;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18)) && data18 !== null) {
        const err65 = { instancePath: instancePath + "/kycValidityDays", schemaPath: "#/properties/kycValidityDays/type", keyword: "type", params: { type: schema180.properties.kycValidityDays.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 > 3650 || isNaN(data18)) {
          const err66 = { instancePath: instancePath + "/kycValidityDays", schemaPath: "#/properties/kycValidityDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 }, message: "must be <= 3650" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (data18 < 1 || isNaN(data18)) {
          const err67 = { instancePath: instancePath + "/kycValidityDays", schemaPath: "#/properties/kycValidityDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
      }
    }
    if (data.retentionDays !== void 0) {
      let data19 = data.retentionDays;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19)) && data19 !== null) {
        const err68 = { instancePath: instancePath + "/retentionDays", schemaPath: "#/properties/retentionDays/type", keyword: "type", params: { type: schema180.properties.retentionDays.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
      if (typeof data19 == "number" && isFinite(data19)) {
        if (data19 > 3650 || isNaN(data19)) {
          const err69 = { instancePath: instancePath + "/retentionDays", schemaPath: "#/properties/retentionDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 }, message: "must be <= 3650" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        if (data19 < 1 || isNaN(data19)) {
          const err70 = { instancePath: instancePath + "/retentionDays", schemaPath: "#/properties/retentionDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
      }
    }
    if (data.createdAt !== void 0) {
      let data20 = data.createdAt;
      if (typeof data20 === "string") {
        if (func3(data20) > 40) {
          const err71 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        if (!formats0.validate(data20)) {
          const err72 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
      } else {
        const err73 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data21 = data.updatedAt;
      if (typeof data21 === "string") {
        if (func3(data21) > 40) {
          const err74 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (!formats0.validate(data21)) {
          const err75 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
      } else {
        const err76 = { instancePath: instancePath + "/updatedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
    }
  } else {
    const err77 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err77];
    } else {
      vErrors.push(err77);
    }
    errors++;
  }
  validate153.errors = vErrors;
  return errors === 0;
}
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.workflows === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflows" }, message: "must have required property 'workflows'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" }, message: "must have required property 'nextCursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "workflows" || key0 === "total" || key0 === "nextCursor")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (true !== data0) {
        const err6 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.workflows !== void 0) {
      let data1 = data.workflows;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err7 = { instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate153(data1[i0], { instancePath: instancePath + "/workflows/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/workflows", schemaPath: "#/properties/workflows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data3 = data.total;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/total", schemaPath: "Total#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/total", schemaPath: "Total#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/total", schemaPath: "Total#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.nextCursor !== void 0) {
      let data4 = data.nextCursor;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/type", keyword: "type", params: { type: schema103.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func3(data4) > 600) {
          const err13 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate152.errors = vErrors;
  return errors === 0;
}
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate152(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
    errors = vErrors.length;
  }
  validate151.errors = vErrors;
  return errors === 0;
}
var createWorkflow_201 = validate157;
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.workflow === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow" }, message: "must have required property 'workflow'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "workflow")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.workflow !== void 0) {
      if (!validate153(data.workflow, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData })) {
        vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate158.errors = vErrors;
  return errors === 0;
}
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate158(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
    errors = vErrors.length;
  }
  validate157.errors = vErrors;
  return errors === 0;
}
var deleteWorkflow_200 = validate161;
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deletedAt === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deletedAt" }, message: "must have required property 'deletedAt'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "deletedAt")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 29) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 29 }, message: "must NOT have more than 29 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.deletedAt !== void 0) {
      let data1 = data.deletedAt;
      if (typeof data1 === "string") {
        if (func3(data1) > 40) {
          const err5 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0.validate(data1)) {
          const err6 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate163.errors = vErrors;
  return errors === 0;
}
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.workflow === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow" }, message: "must have required property 'workflow'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "workflow")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.workflow !== void 0) {
      if (!validate163(data.workflow, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate162.errors = vErrors;
  return errors === 0;
}
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate162(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
    errors = vErrors.length;
  }
  validate161.errors = vErrors;
  return errors === 0;
}
var deleteSession_200 = validate166;
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.deletedAt === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deletedAt" }, message: "must have required property 'deletedAt'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "status" || key0 === "deletedAt")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if ("deleted" !== data1) {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "deleted" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.deletedAt !== void 0) {
      let data2 = data.deletedAt;
      if (typeof data2 === "string") {
        if (func3(data2) > 40) {
          const err8 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats0.validate(data2)) {
          const err9 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.session === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "session")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.session !== void 0) {
      if (!validate168(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate167.errors = vErrors;
  return errors === 0;
}
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate167(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
    errors = vErrors.length;
  }
  validate166.errors = vErrors;
  return errors === 0;
}
var shareSession_201 = validate171;
var schema199 = { "type": "object", "additionalProperties": false, "required": ["ok", "shareToken", "expiresAt"], "properties": { "ok": { "type": "boolean", "const": true }, "shareToken": { "type": ["string", "null"], "maxLength": 100 }, "expiresAt": { "$ref": "Instant#" } }, "$id": "SessionShareReply" };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.shareToken === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shareToken" }, message: "must have required property 'shareToken'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.expiresAt === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "shareToken" || key0 === "expiresAt")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (true !== data0) {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.shareToken !== void 0) {
      let data1 = data.shareToken;
      if (typeof data1 !== "string" && data1 !== null) {
        const err6 = { instancePath: instancePath + "/shareToken", schemaPath: "#/properties/shareToken/type", keyword: "type", params: { type: schema199.properties.shareToken.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func3(data1) > 100) {
          const err7 = { instancePath: instancePath + "/shareToken", schemaPath: "#/properties/shareToken/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.expiresAt !== void 0) {
      let data2 = data.expiresAt;
      if (typeof data2 === "string") {
        if (func3(data2) > 40) {
          const err8 = { instancePath: instancePath + "/expiresAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats0.validate(data2)) {
          const err9 = { instancePath: instancePath + "/expiresAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/expiresAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate172(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
    errors = vErrors.length;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var listWebhooks_200 = validate174;
var schema203 = { "type": "object", "additionalProperties": false, "required": ["id", "url", "events", "status", "disabledReason", "description", "environment", "secretLast4", "createdAt", "lastDeliveryAt", "failureCount", "version"], "properties": { "id": { "type": "string", "maxLength": 30 }, "url": { "type": "string", "maxLength": 2048 }, "events": { "type": "array", "maxItems": 50, "items": { "$ref": "Subscription#" } }, "status": { "type": "string", "enum": ["enabled", "disabled"] }, "disabledReason": { "type": ["string", "null"], "enum": ["gone", "failing", null] }, "description": { "type": ["string", "null"], "maxLength": 500 }, "environment": { "$ref": "Environment#" }, "secretLast4": { "type": "string", "maxLength": 4 }, "createdAt": { "$ref": "Instant#" }, "lastDeliveryAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "failureCount": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "version": { "type": "integer", "minimum": 1, "maximum": 2147483647 } }, "$id": "Webhook" };
var schema204 = { "type": "string", "enum": ["*", "session.created", "session.started", "session.completed", "session.declined", "session.review", "session.resubmission_requested", "session.abandoned", "session.expired", "session.kyc_expired", "session.updated", "session.shared", "session.imported", "session.deleted", "aml.screened", "aml.hit_added", "aml.hit_removed", "kyb.completed", "kyb.review", "kyb.updated", "face.duplicate_found", "key.revoked", "webhook.disabled", "webhook.test"], "$id": "Subscription" };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.events === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.disabledReason === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "disabledReason" }, message: "must have required property 'disabledReason'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.secretLast4 === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secretLast4" }, message: "must have required property 'secretLast4'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.lastDeliveryAt === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastDeliveryAt" }, message: "must have required property 'lastDeliveryAt'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.failureCount === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failureCount" }, message: "must have required property 'failureCount'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema203.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err13 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 === "string") {
        if (func3(data1) > 2048) {
          const err15 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.events !== void 0) {
      let data2 = data.events;
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          const err17 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== "string") {
            const err18 = { instancePath: instancePath + "/events/" + i0, schemaPath: "Subscription#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data3 === "*" || data3 === "session.created" || data3 === "session.started" || data3 === "session.completed" || data3 === "session.declined" || data3 === "session.review" || data3 === "session.resubmission_requested" || data3 === "session.abandoned" || data3 === "session.expired" || data3 === "session.kyc_expired" || data3 === "session.updated" || data3 === "session.shared" || data3 === "session.imported" || data3 === "session.deleted" || data3 === "aml.screened" || data3 === "aml.hit_added" || data3 === "aml.hit_removed" || data3 === "kyb.completed" || data3 === "kyb.review" || data3 === "kyb.updated" || data3 === "face.duplicate_found" || data3 === "key.revoked" || data3 === "webhook.disabled" || data3 === "webhook.test")) {
            const err19 = { instancePath: instancePath + "/events/" + i0, schemaPath: "Subscription#/enum", keyword: "enum", params: { allowedValues: schema204.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err21 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data4 === "enabled" || data4 === "disabled")) {
        const err22 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema203.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.disabledReason !== void 0) {
      let data5 = data.disabledReason;
      if (typeof data5 !== "string" && data5 !== null) {
        const err23 = { instancePath: instancePath + "/disabledReason", schemaPath: "#/properties/disabledReason/type", keyword: "type", params: { type: schema203.properties.disabledReason.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data5 === "gone" || data5 === "failing" || data5 === null)) {
        const err24 = { instancePath: instancePath + "/disabledReason", schemaPath: "#/properties/disabledReason/enum", keyword: "enum", params: { allowedValues: schema203.properties.disabledReason.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data6 = data.description;
      if (typeof data6 !== "string" && data6 !== null) {
        const err25 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema203.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func3(data6) > 500) {
          const err26 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.environment !== void 0) {
      let data7 = data.environment;
      if (typeof data7 !== "string") {
        const err27 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (!(data7 === "live" || data7 === "test")) {
        const err28 = { instancePath: instancePath + "/environment", schemaPath: "Environment#/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.secretLast4 !== void 0) {
      let data8 = data.secretLast4;
      if (typeof data8 === "string") {
        if (func3(data8) > 4) {
          const err29 = { instancePath: instancePath + "/secretLast4", schemaPath: "#/properties/secretLast4/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/secretLast4", schemaPath: "#/properties/secretLast4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data9 = data.createdAt;
      if (typeof data9 === "string") {
        if (func3(data9) > 40) {
          const err31 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!formats0.validate(data9)) {
          const err32 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      } else {
        const err33 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.lastDeliveryAt !== void 0) {
      let data10 = data.lastDeliveryAt;
      if (typeof data10 !== "string" && data10 !== null) {
        const err34 = { instancePath: instancePath + "/lastDeliveryAt", schemaPath: "#/properties/lastDeliveryAt/type", keyword: "type", params: { type: schema203.properties.lastDeliveryAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func3(data10) > 40) {
          const err35 = { instancePath: instancePath + "/lastDeliveryAt", schemaPath: "#/properties/lastDeliveryAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (!formats0.validate(data10)) {
          const err36 = { instancePath: instancePath + "/lastDeliveryAt", schemaPath: "#/properties/lastDeliveryAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.failureCount !== void 0) {
      let data11 = data.failureCount;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
        const err37 = { instancePath: instancePath + "/failureCount", schemaPath: "#/properties/failureCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 2147483647 || isNaN(data11)) {
          const err38 = { instancePath: instancePath + "/failureCount", schemaPath: "#/properties/failureCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          const err39 = { instancePath: instancePath + "/failureCount", schemaPath: "#/properties/failureCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.version !== void 0) {
      let data12 = data.version;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err40 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 2147483647 || isNaN(data12)) {
          const err41 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data12 < 1 || isNaN(data12)) {
          const err42 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate176.errors = vErrors;
  return errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.webhooks === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhooks" }, message: "must have required property 'webhooks'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" }, message: "must have required property 'nextCursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "webhooks" || key0 === "total" || key0 === "nextCursor")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (true !== data0) {
        const err6 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.webhooks !== void 0) {
      let data1 = data.webhooks;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err7 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate176(data1[i0], { instancePath: instancePath + "/webhooks/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data3 = data.total;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/total", schemaPath: "Total#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/total", schemaPath: "Total#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/total", schemaPath: "Total#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.nextCursor !== void 0) {
      let data4 = data.nextCursor;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/type", keyword: "type", params: { type: schema103.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func3(data4) > 600) {
          const err13 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate175.errors = vErrors;
  return errors === 0;
}
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate175(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
    errors = vErrors.length;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
var createWebhook_201 = validate179;
var schema210 = { "type": "object", "additionalProperties": false, "required": ["ok", "webhook", "secret"], "properties": { "ok": { "type": "boolean", "const": true }, "webhook": { "$ref": "Webhook#" }, "secret": { "type": ["string", "null"], "maxLength": 100 } }, "$id": "WebhookSecretReply" };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.webhook === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook" }, message: "must have required property 'webhook'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.secret === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" }, message: "must have required property 'secret'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "webhook" || key0 === "secret")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (true !== data0) {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.webhook !== void 0) {
      if (!validate176(data.webhook, { instancePath: instancePath + "/webhook", parentData: data, parentDataProperty: "webhook", rootData })) {
        vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
        errors = vErrors.length;
      }
    }
    if (data.secret !== void 0) {
      let data2 = data.secret;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: schema210.properties.secret.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func3(data2) > 100) {
          const err7 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate180(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
    errors = vErrors.length;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
var getWebhook_200 = validate183;
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.webhook === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook" }, message: "must have required property 'webhook'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "webhook")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.webhook !== void 0) {
      if (!validate176(data.webhook, { instancePath: instancePath + "/webhook", parentData: data, parentDataProperty: "webhook", rootData })) {
        vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate184.errors = vErrors;
  return errors === 0;
}
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
    errors = vErrors.length;
  }
  validate183.errors = vErrors;
  return errors === 0;
}
var deleteWebhook_200 = validate187;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deletedAt === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deletedAt" }, message: "must have required property 'deletedAt'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "deletedAt")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.deletedAt !== void 0) {
      let data1 = data.deletedAt;
      if (typeof data1 === "string") {
        if (func3(data1) > 40) {
          const err5 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0.validate(data1)) {
          const err6 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/deletedAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.webhook === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook" }, message: "must have required property 'webhook'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "webhook")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.webhook !== void 0) {
      if (!validate189(data.webhook, { instancePath: instancePath + "/webhook", parentData: data, parentDataProperty: "webhook", rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate188.errors = vErrors;
  return errors === 0;
}
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate188(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
    errors = vErrors.length;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
var listDeliveries_200 = validate192;
var schema219 = { "type": "object", "additionalProperties": false, "required": ["id", "webhookId", "eventId", "eventType", "url", "attempt", "maxAttempts", "trigger", "status", "requestBody", "responseStatus", "responseBody", "durationMs", "error", "createdAt", "deliveredAt", "nextAttemptAt", "attempts"], "properties": { "id": { "type": "string", "maxLength": 30 }, "webhookId": { "type": "string", "maxLength": 30 }, "eventId": { "type": "string", "maxLength": 30 }, "eventType": { "$ref": "EventType#" }, "url": { "type": "string", "maxLength": 2048 }, "attempt": { "type": "integer", "minimum": 0, "maximum": 100 }, "maxAttempts": { "type": "integer", "minimum": 1, "maximum": 100 }, "trigger": { "$ref": "AttemptTrigger#" }, "status": { "$ref": "DeliveryStatus#" }, "requestBody": { "type": "string", "maxLength": 65536 }, "responseStatus": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 }, "responseBody": { "type": ["string", "null"], "maxLength": 4096 }, "durationMs": { "type": ["integer", "null"], "minimum": 0, "maximum": 2147483647 }, "error": { "type": ["string", "null"], "maxLength": 500 }, "createdAt": { "$ref": "Instant#" }, "deliveredAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "nextAttemptAt": { "type": ["string", "null"], "format": "date-time", "maxLength": 40 }, "attempts": { "type": "array", "maxItems": 100, "items": { "$ref": "Attempt#" } } }, "$id": "Delivery" };
var schema220 = { "type": "string", "enum": ["session.created", "session.started", "session.completed", "session.declined", "session.review", "session.resubmission_requested", "session.abandoned", "session.expired", "session.kyc_expired", "session.updated", "session.shared", "session.imported", "session.deleted", "aml.screened", "aml.hit_added", "aml.hit_removed", "kyb.completed", "kyb.review", "kyb.updated", "face.duplicate_found", "key.revoked", "webhook.disabled", "webhook.test"], "$id": "EventType" };
var schema221 = { "type": "string", "enum": ["scheduled", "retry", "test", "resend"], "$id": "AttemptTrigger" };
var schema222 = { "type": "string", "enum": ["pending", "succeeded", "failed", "exhausted"], "$id": "DeliveryStatus" };
var schema224 = { "type": "object", "additionalProperties": false, "required": ["attempt", "trigger", "url", "requestHeaders", "responseStatus", "responseBody", "durationMs", "error", "at"], "properties": { "attempt": { "type": "integer", "minimum": 1, "maximum": 100 }, "trigger": { "$ref": "AttemptTrigger#" }, "url": { "type": "string", "maxLength": 2048 }, "requestHeaders": { "$ref": "SentHeaders#" }, "responseStatus": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 }, "responseBody": { "type": ["string", "null"], "maxLength": 4096 }, "durationMs": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "error": { "type": ["string", "null"], "maxLength": 500 }, "at": { "$ref": "Instant#" } }, "$id": "Attempt" };
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attempt === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.trigger === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger" }, message: "must have required property 'trigger'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.requestHeaders === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestHeaders" }, message: "must have required property 'requestHeaders'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.responseStatus === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "responseStatus" }, message: "must have required property 'responseStatus'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.responseBody === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "responseBody" }, message: "must have required property 'responseBody'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.durationMs === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.error === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.at === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema224.properties, key0)) {
        const err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data0 = data.attempt;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err10 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          const err11 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err12 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.trigger !== void 0) {
      let data1 = data.trigger;
      if (typeof data1 !== "string") {
        const err13 = { instancePath: instancePath + "/trigger", schemaPath: "AttemptTrigger#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data1 === "scheduled" || data1 === "retry" || data1 === "test" || data1 === "resend")) {
        const err14 = { instancePath: instancePath + "/trigger", schemaPath: "AttemptTrigger#/enum", keyword: "enum", params: { allowedValues: schema221.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data2 = data.url;
      if (typeof data2 === "string") {
        if (func3(data2) > 2048) {
          const err15 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.requestHeaders !== void 0) {
      let data3 = data.requestHeaders;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 20) {
          const err17 = { instancePath: instancePath + "/requestHeaders", schemaPath: "SentHeaders#/maxProperties", keyword: "maxProperties", params: { limit: 20 }, message: "must NOT have more than 20 properties" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/requestHeaders", schemaPath: "SentHeaders#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.responseStatus !== void 0) {
      let data4 = data.responseStatus;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err19 = { instancePath: instancePath + "/responseStatus", schemaPath: "#/properties/responseStatus/type", keyword: "type", params: { type: schema224.properties.responseStatus.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 999 || isNaN(data4)) {
          const err20 = { instancePath: instancePath + "/responseStatus", schemaPath: "#/properties/responseStatus/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err21 = { instancePath: instancePath + "/responseStatus", schemaPath: "#/properties/responseStatus/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.responseBody !== void 0) {
      let data5 = data.responseBody;
      if (typeof data5 !== "string" && data5 !== null) {
        const err22 = { instancePath: instancePath + "/responseBody", schemaPath: "#/properties/responseBody/type", keyword: "type", params: { type: schema224.properties.responseBody.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func3(data5) > 4096) {
          const err23 = { instancePath: instancePath + "/responseBody", schemaPath: "#/properties/responseBody/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.durationMs !== void 0) {
      let data6 = data.durationMs;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err24 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          const err25 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err26 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.error !== void 0) {
      let data7 = data.error;
      if (typeof data7 !== "string" && data7 !== null) {
        const err27 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema224.properties.error.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func3(data7) > 500) {
          const err28 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.at !== void 0) {
      let data8 = data.at;
      if (typeof data8 === "string") {
        if (func3(data8) > 40) {
          const err29 = { instancePath: instancePath + "/at", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (!formats0.validate(data8)) {
          const err30 = { instancePath: instancePath + "/at", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = { instancePath: instancePath + "/at", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate195.errors = vErrors;
  return errors === 0;
}
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.webhookId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhookId" }, message: "must have required property 'webhookId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.eventId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "eventId" }, message: "must have required property 'eventId'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.eventType === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "eventType" }, message: "must have required property 'eventType'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.attempt === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.maxAttempts === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxAttempts" }, message: "must have required property 'maxAttempts'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.trigger === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger" }, message: "must have required property 'trigger'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.requestBody === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.responseStatus === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "responseStatus" }, message: "must have required property 'responseStatus'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.responseBody === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "responseBody" }, message: "must have required property 'responseBody'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.durationMs === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "durationMs" }, message: "must have required property 'durationMs'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.error === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.createdAt === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.deliveredAt === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliveredAt" }, message: "must have required property 'deliveredAt'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.nextAttemptAt === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextAttemptAt" }, message: "must have required property 'nextAttemptAt'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.attempts === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'" };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema219.properties, key0)) {
        const err18 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 30) {
          const err19 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.webhookId !== void 0) {
      let data1 = data.webhookId;
      if (typeof data1 === "string") {
        if (func3(data1) > 30) {
          const err21 = { instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.eventId !== void 0) {
      let data2 = data.eventId;
      if (typeof data2 === "string") {
        if (func3(data2) > 30) {
          const err23 = { instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.eventType !== void 0) {
      let data3 = data.eventType;
      if (typeof data3 !== "string") {
        const err25 = { instancePath: instancePath + "/eventType", schemaPath: "EventType#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data3 === "session.created" || data3 === "session.started" || data3 === "session.completed" || data3 === "session.declined" || data3 === "session.review" || data3 === "session.resubmission_requested" || data3 === "session.abandoned" || data3 === "session.expired" || data3 === "session.kyc_expired" || data3 === "session.updated" || data3 === "session.shared" || data3 === "session.imported" || data3 === "session.deleted" || data3 === "aml.screened" || data3 === "aml.hit_added" || data3 === "aml.hit_removed" || data3 === "kyb.completed" || data3 === "kyb.review" || data3 === "kyb.updated" || data3 === "face.duplicate_found" || data3 === "key.revoked" || data3 === "webhook.disabled" || data3 === "webhook.test")) {
        const err26 = { instancePath: instancePath + "/eventType", schemaPath: "EventType#/enum", keyword: "enum", params: { allowedValues: schema220.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data4 = data.url;
      if (typeof data4 === "string") {
        if (func3(data4) > 2048) {
          const err27 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data5 = data.attempt;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err29 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          const err30 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err31 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.maxAttempts !== void 0) {
      let data6 = data.maxAttempts;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err32 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 100 || isNaN(data6)) {
          const err33 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err34 = { instancePath: instancePath + "/maxAttempts", schemaPath: "#/properties/maxAttempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.trigger !== void 0) {
      let data7 = data.trigger;
      if (typeof data7 !== "string") {
        const err35 = { instancePath: instancePath + "/trigger", schemaPath: "AttemptTrigger#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (!(data7 === "scheduled" || data7 === "retry" || data7 === "test" || data7 === "resend")) {
        const err36 = { instancePath: instancePath + "/trigger", schemaPath: "AttemptTrigger#/enum", keyword: "enum", params: { allowedValues: schema221.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data8 = data.status;
      if (typeof data8 !== "string") {
        const err37 = { instancePath: instancePath + "/status", schemaPath: "DeliveryStatus#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (!(data8 === "pending" || data8 === "succeeded" || data8 === "failed" || data8 === "exhausted")) {
        const err38 = { instancePath: instancePath + "/status", schemaPath: "DeliveryStatus#/enum", keyword: "enum", params: { allowedValues: schema222.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.requestBody !== void 0) {
      let data9 = data.requestBody;
      if (typeof data9 === "string") {
        if (func3(data9) > 65536) {
          const err39 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      } else {
        const err40 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.responseStatus !== void 0) {
      let data10 = data.responseStatus;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10)) && data10 !== null) {
        const err41 = { instancePath: instancePath + "/responseStatus", schemaPath: "#/properties/responseStatus/type", keyword: "type", params: { type: schema219.properties.responseStatus.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 999 || isNaN(data10)) {
          const err42 = { instancePath: instancePath + "/responseStatus", schemaPath: "#/properties/responseStatus/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          const err43 = { instancePath: instancePath + "/responseStatus", schemaPath: "#/properties/responseStatus/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
    }
    if (data.responseBody !== void 0) {
      let data11 = data.responseBody;
      if (typeof data11 !== "string" && data11 !== null) {
        const err44 = { instancePath: instancePath + "/responseBody", schemaPath: "#/properties/responseBody/type", keyword: "type", params: { type: schema219.properties.responseBody.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func3(data11) > 4096) {
          const err45 = { instancePath: instancePath + "/responseBody", schemaPath: "#/properties/responseBody/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
    if (data.durationMs !== void 0) {
      let data12 = data.durationMs;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12)) && data12 !== null) {
        const err46 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: schema219.properties.durationMs.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 2147483647 || isNaN(data12)) {
          const err47 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          const err48 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    }
    if (data.error !== void 0) {
      let data13 = data.error;
      if (typeof data13 !== "string" && data13 !== null) {
        const err49 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema219.properties.error.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func3(data13) > 500) {
          const err50 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      }
    }
    if (data.createdAt !== void 0) {
      let data14 = data.createdAt;
      if (typeof data14 === "string") {
        if (func3(data14) > 40) {
          const err51 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (!formats0.validate(data14)) {
          const err52 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/createdAt", schemaPath: "Instant#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.deliveredAt !== void 0) {
      let data15 = data.deliveredAt;
      if (typeof data15 !== "string" && data15 !== null) {
        const err54 = { instancePath: instancePath + "/deliveredAt", schemaPath: "#/properties/deliveredAt/type", keyword: "type", params: { type: schema219.properties.deliveredAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (func3(data15) > 40) {
          const err55 = { instancePath: instancePath + "/deliveredAt", schemaPath: "#/properties/deliveredAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (!formats0.validate(data15)) {
          const err56 = { instancePath: instancePath + "/deliveredAt", schemaPath: "#/properties/deliveredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      }
    }
    if (data.nextAttemptAt !== void 0) {
      let data16 = data.nextAttemptAt;
      if (typeof data16 !== "string" && data16 !== null) {
        const err57 = { instancePath: instancePath + "/nextAttemptAt", schemaPath: "#/properties/nextAttemptAt/type", keyword: "type", params: { type: schema219.properties.nextAttemptAt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (func3(data16) > 40) {
          const err58 = { instancePath: instancePath + "/nextAttemptAt", schemaPath: "#/properties/nextAttemptAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (!formats0.validate(data16)) {
          const err59 = { instancePath: instancePath + "/nextAttemptAt", schemaPath: "#/properties/nextAttemptAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
      }
    }
    if (data.attempts !== void 0) {
      let data17 = data.attempts;
      if (Array.isArray(data17)) {
        if (data17.length > 100) {
          const err60 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        const len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate195(data17[i0], { instancePath: instancePath + "/attempts/" + i0, parentData: data17, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err61 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
  } else {
    const err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err62];
    } else {
      vErrors.push(err62);
    }
    errors++;
  }
  validate194.errors = vErrors;
  return errors === 0;
}
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deliveries === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliveries" }, message: "must have required property 'deliveries'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.nextCursor === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCursor" }, message: "must have required property 'nextCursor'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "deliveries" || key0 === "total" || key0 === "nextCursor")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err5 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (true !== data0) {
        const err6 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.deliveries !== void 0) {
      let data1 = data.deliveries;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err7 = { instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate194(data1[i0], { instancePath: instancePath + "/deliveries/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data3 = data.total;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err9 = { instancePath: instancePath + "/total", schemaPath: "Total#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/total", schemaPath: "Total#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/total", schemaPath: "Total#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.nextCursor !== void 0) {
      let data4 = data.nextCursor;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/type", keyword: "type", params: { type: schema103.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func3(data4) > 600) {
          const err13 = { instancePath: instancePath + "/nextCursor", schemaPath: "NextCursor#/maxLength", keyword: "maxLength", params: { limit: 600 }, message: "must NOT have more than 600 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate193.errors = vErrors;
  return errors === 0;
}
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate193(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
    errors = vErrors.length;
  }
  validate192.errors = vErrors;
  return errors === 0;
}
var resendDelivery_202 = validate199;
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.delivery === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delivery" }, message: "must have required property 'delivery'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok" || key0 === "delivery")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 !== "boolean") {
        const err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (true !== data0) {
        const err4 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.delivery !== void 0) {
      if (!validate194(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData })) {
        vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate200.errors = vErrors;
  return errors === 0;
}
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
  validate199.errors = vErrors;
  return errors === 0;
}

// entry.js
var replies = {
  estimateAge: { 200: estimateAge_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  matchFaces: { 200: matchFaces_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  searchFaces: { 200: searchFaces_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 409: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  indexFace: { 201: indexFace_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  deleteFace: { 200: deleteFace_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  checkLiveness: { 200: checkLiveness_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  validateAgainstDatabase: { 200: validateAgainstDatabase_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  verifyIdDocument: { 200: verifyIdDocument_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  checkProofOfAddress: { 200: checkProofOfAddress_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  getSessionFile: { 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 410: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  listKeys: { 200: listKeys_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  createKey: { 201: createKey_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 409: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  revokeKey: { 200: revokeKey_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  listKybChecks: { 200: listKybChecks_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  createKybCheck: { 201: createKybCheck_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 409: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  getKybCheck: { 200: createKybCheck_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  listSessions: { 200: listSessions_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  createSession: { 201: createSession_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  importSession: { 201: createSession_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  listPendingSessions: { 200: listSessions_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  listWorkflows: { 200: listWorkflows_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  createWorkflow: { 201: createWorkflow_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 409: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  getWorkflow: { 200: createWorkflow_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  updateWorkflow: { 200: createWorkflow_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 412: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  deleteWorkflow: { 200: deleteWorkflow_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  getSession: { 200: createSession_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 410: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  deleteSession: { 200: deleteSession_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  decideSession: { 200: createSession_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 412: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  shareSession: { 201: shareSession_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 410: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  listWebhooks: { 200: listWebhooks_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  createWebhook: { 201: createWebhook_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 409: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  getWebhook: { 200: getWebhook_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  updateWebhook: { 200: getWebhook_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 412: estimateAge_400, 413: estimateAge_400, 415: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  deleteWebhook: { 200: deleteWebhook_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  listDeliveries: { 200: listDeliveries_200, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  resendDelivery: { 202: resendDelivery_202, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  rotateWebhookSecret: { 200: createWebhook_201, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 },
  testWebhook: { 202: resendDelivery_202, 400: estimateAge_400, 401: estimateAge_400, 403: estimateAge_400, 404: estimateAge_400, 409: estimateAge_400, 422: estimateAge_400, 429: estimateAge_400, 500: estimateAge_400, 503: estimateAge_400 }
};
export {
  replies
};
