// Written by npm run codegen; do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/fast-json-stringify/lib/v8.js
var require_v8 = __commonJS({
  "node_modules/fast-json-stringify/lib/v8.js"(exports, module) {
    "use strict";
    var [v8Major, v8Minor] = String(process.versions.v8).split(".").map(Number);
    module.exports = {
      HAS_FAST_JSON_STRINGIFY: v8Major * 100 + v8Minor >= 1308
    };
  }
});

// node_modules/fast-json-stringify/lib/serializer.js
var require_serializer = __commonJS({
  "node_modules/fast-json-stringify/lib/serializer.js"(exports, module) {
    "use strict";
    var STR_ESCAPE = /[\u0000-\u001f\u0022\u005c\ud800-\udfff]/;
    var { HAS_FAST_JSON_STRINGIFY } = require_v8();
    var NATIVE_STRING_ESCAPE_MIN_LENGTH = 8;
    function escapeStringNative(str) {
      return str.length < NATIVE_STRING_ESCAPE_MIN_LENGTH ? escapeStringLoop(str) : JSON.stringify(str);
    }
    var TWO_DIGITS = new Array(100);
    for (let i = 0; i < 100; i++) {
      TWO_DIGITS[i] = (i < 10 ? "0" : "") + i;
    }
    function asYear(year) {
      if (year >= 1e3) return year <= 9999 ? "" + year : null;
      if (year >= 100) return "0" + year;
      if (year >= 10) return "00" + year;
      if (year >= 0) return "000" + year;
      return null;
    }
    function escapeStringLoop(str) {
      const len = str.length;
      if (len === 0) {
        return '""';
      } else if (len < 42) {
        let result = "";
        let last = -1;
        let point = 255;
        for (let i = 0; i < len; i++) {
          point = str.charCodeAt(i);
          if (point === 34 || // '"'
          point === 92) {
            last === -1 && (last = 0);
            result += str.slice(last, i) + "\\";
            last = i;
          } else if (point < 32 || point >= 55296 && point <= 57343) {
            return JSON.stringify(str);
          }
        }
        return last === -1 && '"' + str + '"' || '"' + result + str.slice(last) + '"';
      } else if (len < 5e3 && STR_ESCAPE.test(str) === false) {
        return '"' + str + '"';
      } else {
        return JSON.stringify(str);
      }
    }
    var asString = [escapeStringLoop, escapeStringNative][Number(HAS_FAST_JSON_STRINGIFY)];
    module.exports = class Serializer16 {
      static escapeStringLoop = escapeStringLoop;
      static escapeStringNative = escapeStringNative;
      constructor(options) {
        switch (options && options.rounding) {
          case "floor":
            this.parseInteger = Math.floor;
            break;
          case "ceil":
            this.parseInteger = Math.ceil;
            break;
          case "round":
            this.parseInteger = Math.round;
            break;
          case "trunc":
          default:
            this.parseInteger = Math.trunc;
            break;
        }
        this._options = options;
      }
      asInteger(i) {
        if (Number.isInteger(i)) {
          return "" + i;
        } else if (typeof i === "bigint") {
          return i.toString();
        }
        const integer = this.parseInteger(i);
        if (integer === Infinity || integer === -Infinity || integer !== integer) {
          throw new Error(`The value "${i}" cannot be converted to an integer.`);
        }
        return "" + integer;
      }
      asNumber(i) {
        const num = Number(i);
        if (num !== num) {
          throw new Error(`The value "${i}" cannot be converted to a number.`);
        } else if (num === Infinity || num === -Infinity) {
          return "null";
        } else {
          return "" + num;
        }
      }
      asBoolean(bool) {
        return bool && "true" || "false";
      }
      asDateTime(date) {
        if (date === null) return '""';
        if (date instanceof Date) {
          const year = asYear(date.getUTCFullYear());
          if (year === null) return '"' + date.toISOString() + '"';
          const ms = date.getUTCMilliseconds();
          return '"' + year + "-" + TWO_DIGITS[date.getUTCMonth() + 1] + "-" + TWO_DIGITS[date.getUTCDate()] + "T" + TWO_DIGITS[date.getUTCHours()] + ":" + TWO_DIGITS[date.getUTCMinutes()] + ":" + TWO_DIGITS[date.getUTCSeconds()] + "." + (ms < 10 ? "00" : ms < 100 ? "0" : "") + ms + 'Z"';
        }
        if (typeof date === "string") {
          return asString(date);
        }
        throw new Error(`The value "${date}" cannot be converted to a date-time.`);
      }
      asDate(date) {
        if (date === null) return '""';
        if (date instanceof Date) {
          const year = asYear(date.getFullYear());
          if (year === null) {
            return '"' + new Date(date.getTime() - date.getTimezoneOffset() * 6e4).toISOString().slice(0, 10) + '"';
          }
          return '"' + year + "-" + TWO_DIGITS[date.getMonth() + 1] + "-" + TWO_DIGITS[date.getDate()] + '"';
        }
        if (typeof date === "string") {
          return asString(date);
        }
        throw new Error(`The value "${date}" cannot be converted to a date.`);
      }
      asTime(date) {
        if (date === null) return '""';
        if (date instanceof Date) {
          const hours = TWO_DIGITS[date.getHours()];
          if (hours === void 0) {
            return '"' + new Date(date.getTime() - date.getTimezoneOffset() * 6e4).toISOString().slice(11, 19) + '"';
          }
          return '"' + hours + ":" + TWO_DIGITS[date.getMinutes()] + ":" + TWO_DIGITS[date.getSeconds()] + '"';
        }
        if (typeof date === "string") {
          return asString(date);
        }
        throw new Error(`The value "${date}" cannot be converted to a time.`);
      }
      asString(str) {
        return asString(str);
      }
      asUnsafeString(str) {
        return '"' + str + '"';
      }
      // Copy primitive strings once, ignoring array/prototype toJSON hooks. On a
      // miss, serialize the captured prefix and coerce the remaining items in order,
      // matching buildSingleTypeSerializer without rereading getters.
      asPlainStringArray(arr, len = arr.length) {
        const copy = new Array(len);
        if (Array.prototype.toJSON !== void 0) Object.setPrototypeOf(copy, null);
        for (let i = 0; i < len; i++) {
          const value = arr[i];
          if (typeof value !== "string") {
            copy.length = i;
            let json = JSON.stringify(copy).slice(0, -1);
            for (let j = i; j < len; j++) {
              const item = j === i ? value : arr[j];
              if (j > 0) json += ",";
              if (typeof item === "string") {
                json += asString(item);
              } else if (item === null) {
                json += '""';
              } else if (item instanceof Date) {
                json += '"' + item.toISOString() + '"';
              } else if (item instanceof RegExp) {
                json += asString(item.source);
              } else {
                json += asString(item.toString());
              }
            }
            return json + "]";
          }
          copy[i] = value;
        }
        return JSON.stringify(copy);
      }
      getState() {
        return this._options;
      }
      static restoreFromState(state) {
        return new Serializer16(state);
      }
    };
  }
});

// notaria:login
var Serializer = require_serializer();
var serializerState = { "mode": "standalone", "inlineValidators": true };
var serializer = Serializer.restoreFromState(serializerState);
var validator = null;
var write = (function anonymous(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous22(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_9 = obj["id"];
    if (value_id_9 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_9);
    } else {
      throw new Error('"id" is required!');
    }
    const value_name_10 = obj["name"];
    if (value_name_10 !== void 0) {
      json += ',"name":';
      if (typeof value_name_10 !== "string") {
        if (value_name_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_10 instanceof RegExp) {
          json += asString(value_name_10.source);
        } else {
          json += asString(value_name_10.toString());
        }
      } else {
        json += asString(value_name_10);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_email_11 = obj["email"];
    if (value_email_11 !== void 0) {
      json += ',"email":';
      if (typeof value_email_11 !== "string") {
        if (value_email_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_email_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_email_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_email_11 instanceof RegExp) {
          json += asString(value_email_11.source);
        } else {
          json += asString(value_email_11.toString());
        }
      } else {
        json += asString(value_email_11);
      }
    } else {
      throw new Error('"email" is required!');
    }
    const value_role_12 = obj["role"];
    if (value_role_12 !== void 0) {
      json += ',"role":';
      if (typeof value_role_12 !== "string") {
        if (value_role_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_role_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_role_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_role_12 instanceof RegExp) {
          json += asString(value_role_12.source);
        } else {
          json += asString(value_role_12.toString());
        }
      } else {
        json += asString(value_role_12);
      }
    } else {
      throw new Error('"role" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_token_4 = obj["token"];
    if (value_token_4 !== void 0) {
      json += '{"token":';
      if (typeof value_token_4 !== "string") {
        if (value_token_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_token_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_token_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_token_4 instanceof RegExp) {
          json += asString(value_token_4.source);
        } else {
          json += asString(value_token_4.toString());
        }
      } else {
        json += asString(value_token_4);
      }
    } else {
      throw new Error('"token" is required!');
    }
    const value_refreshToken_5 = obj["refreshToken"];
    if (value_refreshToken_5 !== void 0) {
      json += ',"refreshToken":';
      if (typeof value_refreshToken_5 !== "string") {
        if (value_refreshToken_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_refreshToken_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_refreshToken_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_refreshToken_5 instanceof RegExp) {
          json += asString(value_refreshToken_5.source);
        } else {
          json += asString(value_refreshToken_5.toString());
        }
      } else {
        json += asString(value_refreshToken_5);
      }
    } else {
      throw new Error('"refreshToken" is required!');
    }
    const value_expiresIn_6 = obj["expiresIn"];
    if (value_expiresIn_6 !== void 0) {
      json += ',"expiresIn":';
      json += asInteger(value_expiresIn_6);
    } else {
      throw new Error('"expiresIn" is required!');
    }
    const value_user_7 = obj["user"];
    if (value_user_7 !== void 0) {
      json += ',"user":';
      json += anonymous22(value_user_7);
    } else {
      throw new Error('"user" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_13 = obj["message"];
    if (value_message_13 !== void 0) {
      json += ',"message":';
      if (typeof value_message_13 !== "string") {
        if (value_message_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_13 instanceof RegExp) {
          json += asString(value_message_13.source);
        } else {
          json += asString(value_message_13.toString());
        }
      } else {
        json += asString(value_message_13);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator, serializer);
var login_default = write;

// notaria:logout
var Serializer2 = require_serializer();
var serializerState2 = { "mode": "standalone", "inlineValidators": true };
var serializer2 = Serializer2.restoreFromState(serializerState2);
var validator2 = null;
var write2 = (function anonymous2(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += JSON_STR_NULL;
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_3 = obj["message"];
    if (value_message_3 !== void 0) {
      json += ',"message":';
      if (typeof value_message_3 !== "string") {
        if (value_message_3 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_3 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_3.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_3 instanceof RegExp) {
          json += asString(value_message_3.source);
        } else {
          json += asString(value_message_3.toString());
        }
      } else {
        json += asString(value_message_3);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator2, serializer2);
var logout_default = write2;

// notaria:getMe
var Serializer3 = require_serializer();
var serializerState3 = { "mode": "standalone", "inlineValidators": true };
var serializer3 = Serializer3.restoreFromState(serializerState3);
var validator3 = null;
var write3 = (function anonymous3(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous22(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Me#/properties/permissions' does not match schema definition.");
    }
    const arrayLength = obj.length;
    if (typeof arrayLength === "number" && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 4294967295) {
      return asPlainStringArray(obj, arrayLength);
    }
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      if (typeof value !== "string") {
        if (value === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value instanceof Date) {
          json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE;
        } else if (value instanceof RegExp) {
          json += asString(value.source);
        } else {
          json += asString(value.toString());
        }
      } else {
        json += asString(value);
      }
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        if (typeof value2 !== "string") {
          if (value2 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value2 instanceof Date) {
            json += JSON_STR_QUOTE + value2.toISOString() + JSON_STR_QUOTE;
          } else if (value2 instanceof RegExp) {
            json += asString(value2.source);
          } else {
            json += asString(value2.toString());
          }
        } else {
          json += asString(value2);
        }
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_type_4 = obj["type"];
    if (value_type_4 !== void 0) {
      json += '{"type":';
      if (typeof value_type_4 !== "string") {
        if (value_type_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_4 instanceof RegExp) {
          json += asString(value_type_4.source);
        } else {
          json += asString(value_type_4.toString());
        }
      } else {
        json += asString(value_type_4);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_id_5 = obj["id"];
    if (value_id_5 !== void 0) {
      json += ',"id":';
      json += asInteger(value_id_5);
    } else {
      throw new Error('"id" is required!');
    }
    const value_name_6 = obj["name"];
    if (value_name_6 !== void 0) {
      json += ',"name":';
      if (typeof value_name_6 !== "string") {
        if (value_name_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_6 instanceof RegExp) {
          json += asString(value_name_6.source);
        } else {
          json += asString(value_name_6.toString());
        }
      } else {
        json += asString(value_name_6);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_permissions_7 = obj["permissions"];
    if (value_permissions_7 !== void 0) {
      json += ',"permissions":';
      json += anonymous22(value_permissions_7);
    } else {
      throw new Error('"permissions" is required!');
    }
    const value_email_8 = obj["email"];
    if (value_email_8 !== void 0) {
      json += ',"email":';
      if (typeof value_email_8 !== "string") {
        if (value_email_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_email_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_email_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_email_8 instanceof RegExp) {
          json += asString(value_email_8.source);
        } else {
          json += asString(value_email_8.toString());
        }
      } else {
        json += asString(value_email_8);
      }
    }
    const value_role_9 = obj["role"];
    if (value_role_9 !== void 0) {
      json += ',"role":';
      if (typeof value_role_9 !== "string") {
        if (value_role_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_role_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_role_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_role_9 instanceof RegExp) {
          json += asString(value_role_9.source);
        } else {
          json += asString(value_role_9.toString());
        }
      } else {
        json += asString(value_role_9);
      }
    }
    const value_companyId_10 = obj["companyId"];
    if (value_companyId_10 !== void 0) {
      json += ',"companyId":';
      json += asInteger(value_companyId_10);
    }
    const value_timeZone_11 = obj["timeZone"];
    if (value_timeZone_11 !== void 0) {
      json += ',"timeZone":';
      if (typeof value_timeZone_11 !== "string") {
        if (value_timeZone_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_timeZone_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_timeZone_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_timeZone_11 instanceof RegExp) {
          json += asString(value_timeZone_11.source);
        } else {
          json += asString(value_timeZone_11.toString());
        }
      } else {
        json += asString(value_timeZone_11);
      }
    }
    const value_locale_12 = obj["locale"];
    if (value_locale_12 !== void 0) {
      json += ',"locale":';
      if (typeof value_locale_12 !== "string") {
        if (value_locale_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_locale_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_locale_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_locale_12 instanceof RegExp) {
          json += asString(value_locale_12.source);
        } else {
          json += asString(value_locale_12.toString());
        }
      } else {
        json += asString(value_locale_12);
      }
    }
    const value_lastLoginAt_13 = obj["lastLoginAt"];
    if (value_lastLoginAt_13 !== void 0) {
      json += ',"lastLoginAt":';
      if (value_lastLoginAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastLoginAt_13 !== "string") {
          if (value_lastLoginAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastLoginAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastLoginAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastLoginAt_13 instanceof RegExp) {
            json += asString(value_lastLoginAt_13.source);
          } else {
            json += asString(value_lastLoginAt_13.toString());
          }
        } else {
          json += asString(value_lastLoginAt_13);
        }
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_14 = obj["message"];
    if (value_message_14 !== void 0) {
      json += ',"message":';
      if (typeof value_message_14 !== "string") {
        if (value_message_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_14 instanceof RegExp) {
          json += asString(value_message_14.source);
        } else {
          json += asString(value_message_14.toString());
        }
      } else {
        json += asString(value_message_14);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator3, serializer3);
var getMe_default = write3;

// notaria:refreshTokens
var Serializer4 = require_serializer();
var serializerState4 = { "mode": "standalone", "inlineValidators": true };
var serializer4 = Serializer4.restoreFromState(serializerState4);
var validator4 = null;
var write4 = (function anonymous4(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_token_4 = obj["token"];
    if (value_token_4 !== void 0) {
      json += '{"token":';
      if (typeof value_token_4 !== "string") {
        if (value_token_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_token_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_token_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_token_4 instanceof RegExp) {
          json += asString(value_token_4.source);
        } else {
          json += asString(value_token_4.toString());
        }
      } else {
        json += asString(value_token_4);
      }
    } else {
      throw new Error('"token" is required!');
    }
    const value_refreshToken_5 = obj["refreshToken"];
    if (value_refreshToken_5 !== void 0) {
      json += ',"refreshToken":';
      if (typeof value_refreshToken_5 !== "string") {
        if (value_refreshToken_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_refreshToken_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_refreshToken_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_refreshToken_5 instanceof RegExp) {
          json += asString(value_refreshToken_5.source);
        } else {
          json += asString(value_refreshToken_5.toString());
        }
      } else {
        json += asString(value_refreshToken_5);
      }
    } else {
      throw new Error('"refreshToken" is required!');
    }
    const value_expiresIn_6 = obj["expiresIn"];
    if (value_expiresIn_6 !== void 0) {
      json += ',"expiresIn":';
      json += asInteger(value_expiresIn_6);
    } else {
      throw new Error('"expiresIn" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_7 = obj["message"];
    if (value_message_7 !== void 0) {
      json += ',"message":';
      if (typeof value_message_7 !== "string") {
        if (value_message_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_7 instanceof RegExp) {
          json += asString(value_message_7.source);
        } else {
          json += asString(value_message_7.toString());
        }
      } else {
        json += asString(value_message_7);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator4, serializer4);
var refreshTokens_default = write4;

// notaria:createAdjustment
var Serializer5 = require_serializer();
var serializerState5 = { "mode": "standalone", "inlineValidators": true };
var serializer5 = Serializer5.restoreFromState(serializerState5);
var validator5 = null;
var write5 = (function anonymous5(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous32(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_productId_12 = obj["productId"];
    if (value_productId_12 !== void 0) {
      json += '{"productId":';
      json += asInteger(value_productId_12);
    } else {
      throw new Error('"productId" is required!');
    }
    const value_before_13 = obj["before"];
    if (value_before_13 !== void 0) {
      json += ',"before":';
      json += asNumber(value_before_13);
    } else {
      throw new Error('"before" is required!');
    }
    const value_delta_14 = obj["delta"];
    if (value_delta_14 !== void 0) {
      json += ',"delta":';
      json += asNumber(value_delta_14);
    } else {
      throw new Error('"delta" is required!');
    }
    const value_after_15 = obj["after"];
    if (value_after_15 !== void 0) {
      json += ',"after":';
      json += asNumber(value_after_15);
    } else {
      throw new Error('"after" is required!');
    }
    const value_unitCost_16 = obj["unitCost"];
    if (value_unitCost_16 !== void 0) {
      json += ',"unitCost":';
      json += asNumber(value_unitCost_16);
    }
    const value_value_17 = obj["value"];
    if (value_value_17 !== void 0) {
      json += ',"value":';
      json += asNumber(value_value_17);
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous22(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Adjustment#/properties/lines' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous32(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous32(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_number_5 = obj["number"];
    if (value_number_5 !== void 0) {
      json += ',"number":';
      if (typeof value_number_5 !== "string") {
        if (value_number_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_number_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_number_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_number_5 instanceof RegExp) {
          json += asString(value_number_5.source);
        } else {
          json += asString(value_number_5.toString());
        }
      } else {
        json += asString(value_number_5);
      }
    } else {
      throw new Error('"number" is required!');
    }
    const value_warehouseId_6 = obj["warehouseId"];
    if (value_warehouseId_6 !== void 0) {
      json += ',"warehouseId":';
      json += asInteger(value_warehouseId_6);
    } else {
      throw new Error('"warehouseId" is required!');
    }
    const value_reason_7 = obj["reason"];
    if (value_reason_7 !== void 0) {
      json += ',"reason":';
      if (typeof value_reason_7 !== "string") {
        if (value_reason_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_reason_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_reason_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_reason_7 instanceof RegExp) {
          json += asString(value_reason_7.source);
        } else {
          json += asString(value_reason_7.toString());
        }
      } else {
        json += asString(value_reason_7);
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_date_8 = obj["date"];
    if (value_date_8 !== void 0) {
      json += ',"date":';
      if (typeof value_date_8 !== "string") {
        if (value_date_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_date_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_date_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_date_8 instanceof RegExp) {
          json += asString(value_date_8.source);
        } else {
          json += asString(value_date_8.toString());
        }
      } else {
        json += asString(value_date_8);
      }
    } else {
      throw new Error('"date" is required!');
    }
    const value_notes_9 = obj["notes"];
    if (value_notes_9 !== void 0) {
      json += ',"notes":';
      if (value_notes_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_notes_9 !== "string") {
          if (value_notes_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_notes_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_notes_9 instanceof RegExp) {
            json += asString(value_notes_9.source);
          } else {
            json += asString(value_notes_9.toString());
          }
        } else {
          json += asString(value_notes_9);
        }
      }
    } else {
      throw new Error('"notes" is required!');
    }
    const value_lines_10 = obj["lines"];
    if (value_lines_10 !== void 0) {
      json += ',"lines":';
      json += anonymous22(value_lines_10);
    } else {
      throw new Error('"lines" is required!');
    }
    const value_version_18 = obj["version"];
    if (value_version_18 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_18);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_19 = obj["createdAt"];
    if (value_createdAt_19 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_19 !== "string") {
        if (value_createdAt_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_19 instanceof RegExp) {
          json += asString(value_createdAt_19.source);
        } else {
          json += asString(value_createdAt_19.toString());
        }
      } else {
        json += asString(value_createdAt_19);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_20 = obj["updatedAt"];
    if (value_updatedAt_20 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_20 !== "string") {
        if (value_updatedAt_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_20 instanceof RegExp) {
          json += asString(value_updatedAt_20.source);
        } else {
          json += asString(value_updatedAt_20.toString());
        }
      } else {
        json += asString(value_updatedAt_20);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_21 = obj["message"];
    if (value_message_21 !== void 0) {
      json += ',"message":';
      if (typeof value_message_21 !== "string") {
        if (value_message_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_21 instanceof RegExp) {
          json += asString(value_message_21.source);
        } else {
          json += asString(value_message_21.toString());
        }
      } else {
        json += asString(value_message_21);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator5, serializer5);
var createAdjustment_default = write5;

// notaria:listMovements
var Serializer6 = require_serializer();
var serializerState6 = { "mode": "standalone", "inlineValidators": true };
var serializer6 = Serializer6.restoreFromState(serializerState6);
var validator6 = null;
var write6 = (function anonymous6(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous22(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_date_5 = obj["date"];
    if (value_date_5 !== void 0) {
      json += ',"date":';
      if (typeof value_date_5 !== "string") {
        if (value_date_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_date_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_date_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_date_5 instanceof RegExp) {
          json += asString(value_date_5.source);
        } else {
          json += asString(value_date_5.toString());
        }
      } else {
        json += asString(value_date_5);
      }
    } else {
      throw new Error('"date" is required!');
    }
    const value_productId_6 = obj["productId"];
    if (value_productId_6 !== void 0) {
      json += ',"productId":';
      json += asInteger(value_productId_6);
    } else {
      throw new Error('"productId" is required!');
    }
    const value_productCode_7 = obj["productCode"];
    if (value_productCode_7 !== void 0) {
      json += ',"productCode":';
      if (typeof value_productCode_7 !== "string") {
        if (value_productCode_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_productCode_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_productCode_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_productCode_7 instanceof RegExp) {
          json += asString(value_productCode_7.source);
        } else {
          json += asString(value_productCode_7.toString());
        }
      } else {
        json += asString(value_productCode_7);
      }
    } else {
      throw new Error('"productCode" is required!');
    }
    const value_productName_8 = obj["productName"];
    if (value_productName_8 !== void 0) {
      json += ',"productName":';
      if (typeof value_productName_8 !== "string") {
        if (value_productName_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_productName_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_productName_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_productName_8 instanceof RegExp) {
          json += asString(value_productName_8.source);
        } else {
          json += asString(value_productName_8.toString());
        }
      } else {
        json += asString(value_productName_8);
      }
    } else {
      throw new Error('"productName" is required!');
    }
    const value_warehouseId_9 = obj["warehouseId"];
    if (value_warehouseId_9 !== void 0) {
      json += ',"warehouseId":';
      json += asInteger(value_warehouseId_9);
    } else {
      throw new Error('"warehouseId" is required!');
    }
    const value_warehouseName_10 = obj["warehouseName"];
    if (value_warehouseName_10 !== void 0) {
      json += ',"warehouseName":';
      if (typeof value_warehouseName_10 !== "string") {
        if (value_warehouseName_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_warehouseName_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_warehouseName_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_warehouseName_10 instanceof RegExp) {
          json += asString(value_warehouseName_10.source);
        } else {
          json += asString(value_warehouseName_10.toString());
        }
      } else {
        json += asString(value_warehouseName_10);
      }
    } else {
      throw new Error('"warehouseName" is required!');
    }
    const value_documentType_11 = obj["documentType"];
    if (value_documentType_11 !== void 0) {
      json += ',"documentType":';
      if (typeof value_documentType_11 !== "string") {
        if (value_documentType_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_documentType_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_documentType_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_documentType_11 instanceof RegExp) {
          json += asString(value_documentType_11.source);
        } else {
          json += asString(value_documentType_11.toString());
        }
      } else {
        json += asString(value_documentType_11);
      }
    } else {
      throw new Error('"documentType" is required!');
    }
    const value_documentId_12 = obj["documentId"];
    if (value_documentId_12 !== void 0) {
      json += ',"documentId":';
      json += asInteger(value_documentId_12);
    } else {
      throw new Error('"documentId" is required!');
    }
    const value_documentNumber_13 = obj["documentNumber"];
    if (value_documentNumber_13 !== void 0) {
      json += ',"documentNumber":';
      if (typeof value_documentNumber_13 !== "string") {
        if (value_documentNumber_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_documentNumber_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_documentNumber_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_documentNumber_13 instanceof RegExp) {
          json += asString(value_documentNumber_13.source);
        } else {
          json += asString(value_documentNumber_13.toString());
        }
      } else {
        json += asString(value_documentNumber_13);
      }
    } else {
      throw new Error('"documentNumber" is required!');
    }
    const value_quantity_14 = obj["quantity"];
    if (value_quantity_14 !== void 0) {
      json += ',"quantity":';
      json += asNumber(value_quantity_14);
    } else {
      throw new Error('"quantity" is required!');
    }
    const value_quantityAfter_15 = obj["quantityAfter"];
    if (value_quantityAfter_15 !== void 0) {
      json += ',"quantityAfter":';
      json += asNumber(value_quantityAfter_15);
    } else {
      throw new Error('"quantityAfter" is required!');
    }
    const value_version_16 = obj["version"];
    if (value_version_16 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_16);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_17 = obj["createdAt"];
    if (value_createdAt_17 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_17 !== "string") {
        if (value_createdAt_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_17 instanceof RegExp) {
          json += asString(value_createdAt_17.source);
        } else {
          json += asString(value_createdAt_17.toString());
        }
      } else {
        json += asString(value_createdAt_17);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_18 = obj["updatedAt"];
    if (value_updatedAt_18 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_18 !== "string") {
        if (value_updatedAt_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_18 instanceof RegExp) {
          json += asString(value_updatedAt_18.source);
        } else {
          json += asString(value_updatedAt_18.toString());
        }
      } else {
        json += asString(value_updatedAt_18);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_unitCost_19 = obj["unitCost"];
    if (value_unitCost_19 !== void 0) {
      json += ',"unitCost":';
      json += asNumber(value_unitCost_19);
    }
    const value_value_20 = obj["value"];
    if (value_value_20 !== void 0) {
      json += ',"value":';
      json += asNumber(value_value_20);
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/data' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous22(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous22(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_totalCount_21 = obj["totalCount"];
    if (value_totalCount_21 !== void 0) {
      json += ',"totalCount":';
      json += asInteger(value_totalCount_21);
    } else {
      throw new Error('"totalCount" is required!');
    }
    const value_page_22 = obj["page"];
    if (value_page_22 !== void 0) {
      json += ',"page":';
      json += asInteger(value_page_22);
    } else {
      throw new Error('"page" is required!');
    }
    const value_pageSize_23 = obj["pageSize"];
    if (value_pageSize_23 !== void 0) {
      json += ',"pageSize":';
      json += asInteger(value_pageSize_23);
    } else {
      throw new Error('"pageSize" is required!');
    }
    const value_nextCursor_24 = obj["nextCursor"];
    if (value_nextCursor_24 !== void 0) {
      json += ',"nextCursor":';
      if (typeof value_nextCursor_24 !== "string") {
        if (value_nextCursor_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_nextCursor_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_nextCursor_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_nextCursor_24 instanceof RegExp) {
          json += asString(value_nextCursor_24.source);
        } else {
          json += asString(value_nextCursor_24.toString());
        }
      } else {
        json += asString(value_nextCursor_24);
      }
    }
    const value_message_25 = obj["message"];
    if (value_message_25 !== void 0) {
      json += ',"message":';
      if (typeof value_message_25 !== "string") {
        if (value_message_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_25 instanceof RegExp) {
          json += asString(value_message_25.source);
        } else {
          json += asString(value_message_25.toString());
        }
      } else {
        json += asString(value_message_25);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator6, serializer6);
var listMovements_default = write6;

// notaria:listStock
var Serializer7 = require_serializer();
var serializerState7 = { "mode": "standalone", "inlineValidators": true };
var serializer7 = Serializer7.restoreFromState(serializerState7);
var validator7 = null;
var write7 = (function anonymous7(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous22(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_productId_4 = obj["productId"];
    if (value_productId_4 !== void 0) {
      json += '{"productId":';
      json += asInteger(value_productId_4);
    } else {
      throw new Error('"productId" is required!');
    }
    const value_productCode_5 = obj["productCode"];
    if (value_productCode_5 !== void 0) {
      json += ',"productCode":';
      if (typeof value_productCode_5 !== "string") {
        if (value_productCode_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_productCode_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_productCode_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_productCode_5 instanceof RegExp) {
          json += asString(value_productCode_5.source);
        } else {
          json += asString(value_productCode_5.toString());
        }
      } else {
        json += asString(value_productCode_5);
      }
    } else {
      throw new Error('"productCode" is required!');
    }
    const value_productName_6 = obj["productName"];
    if (value_productName_6 !== void 0) {
      json += ',"productName":';
      if (typeof value_productName_6 !== "string") {
        if (value_productName_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_productName_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_productName_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_productName_6 instanceof RegExp) {
          json += asString(value_productName_6.source);
        } else {
          json += asString(value_productName_6.toString());
        }
      } else {
        json += asString(value_productName_6);
      }
    } else {
      throw new Error('"productName" is required!');
    }
    const value_warehouseId_7 = obj["warehouseId"];
    if (value_warehouseId_7 !== void 0) {
      json += ',"warehouseId":';
      json += asInteger(value_warehouseId_7);
    } else {
      throw new Error('"warehouseId" is required!');
    }
    const value_warehouseName_8 = obj["warehouseName"];
    if (value_warehouseName_8 !== void 0) {
      json += ',"warehouseName":';
      if (typeof value_warehouseName_8 !== "string") {
        if (value_warehouseName_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_warehouseName_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_warehouseName_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_warehouseName_8 instanceof RegExp) {
          json += asString(value_warehouseName_8.source);
        } else {
          json += asString(value_warehouseName_8.toString());
        }
      } else {
        json += asString(value_warehouseName_8);
      }
    } else {
      throw new Error('"warehouseName" is required!');
    }
    const value_quantity_9 = obj["quantity"];
    if (value_quantity_9 !== void 0) {
      json += ',"quantity":';
      json += asNumber(value_quantity_9);
    } else {
      throw new Error('"quantity" is required!');
    }
    const value_reserved_10 = obj["reserved"];
    if (value_reserved_10 !== void 0) {
      json += ',"reserved":';
      json += asNumber(value_reserved_10);
    } else {
      throw new Error('"reserved" is required!');
    }
    const value_available_11 = obj["available"];
    if (value_available_11 !== void 0) {
      json += ',"available":';
      json += asNumber(value_available_11);
    } else {
      throw new Error('"available" is required!');
    }
    const value_version_12 = obj["version"];
    if (value_version_12 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_12);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_13 = obj["createdAt"];
    if (value_createdAt_13 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_13 !== "string") {
        if (value_createdAt_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_13 instanceof RegExp) {
          json += asString(value_createdAt_13.source);
        } else {
          json += asString(value_createdAt_13.toString());
        }
      } else {
        json += asString(value_createdAt_13);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_14 = obj["updatedAt"];
    if (value_updatedAt_14 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_14 !== "string") {
        if (value_updatedAt_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_14 instanceof RegExp) {
          json += asString(value_updatedAt_14.source);
        } else {
          json += asString(value_updatedAt_14.toString());
        }
      } else {
        json += asString(value_updatedAt_14);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_averageCost_15 = obj["averageCost"];
    if (value_averageCost_15 !== void 0) {
      json += ',"averageCost":';
      if (value_averageCost_15 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_averageCost_15);
      }
    }
    const value_value_16 = obj["value"];
    if (value_value_16 !== void 0) {
      json += ',"value":';
      json += asNumber(value_value_16);
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/data' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous22(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous22(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_totalCount_17 = obj["totalCount"];
    if (value_totalCount_17 !== void 0) {
      json += ',"totalCount":';
      json += asInteger(value_totalCount_17);
    } else {
      throw new Error('"totalCount" is required!');
    }
    const value_page_18 = obj["page"];
    if (value_page_18 !== void 0) {
      json += ',"page":';
      json += asInteger(value_page_18);
    } else {
      throw new Error('"page" is required!');
    }
    const value_pageSize_19 = obj["pageSize"];
    if (value_pageSize_19 !== void 0) {
      json += ',"pageSize":';
      json += asInteger(value_pageSize_19);
    } else {
      throw new Error('"pageSize" is required!');
    }
    const value_nextCursor_20 = obj["nextCursor"];
    if (value_nextCursor_20 !== void 0) {
      json += ',"nextCursor":';
      if (typeof value_nextCursor_20 !== "string") {
        if (value_nextCursor_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_nextCursor_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_nextCursor_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_nextCursor_20 instanceof RegExp) {
          json += asString(value_nextCursor_20.source);
        } else {
          json += asString(value_nextCursor_20.toString());
        }
      } else {
        json += asString(value_nextCursor_20);
      }
    }
    const value_message_21 = obj["message"];
    if (value_message_21 !== void 0) {
      json += ',"message":';
      if (typeof value_message_21 !== "string") {
        if (value_message_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_21 instanceof RegExp) {
          json += asString(value_message_21.source);
        } else {
          json += asString(value_message_21.toString());
        }
      } else {
        json += asString(value_message_21);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator7, serializer7);
var listStock_default = write7;

// notaria:createTransfer
var Serializer8 = require_serializer();
var serializerState8 = { "mode": "standalone", "inlineValidators": true };
var serializer8 = Serializer8.restoreFromState(serializerState8);
var validator8 = null;
var write8 = (function anonymous8(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous32(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_productId_13 = obj["productId"];
    if (value_productId_13 !== void 0) {
      json += '{"productId":';
      json += asInteger(value_productId_13);
    } else {
      throw new Error('"productId" is required!');
    }
    const value_quantity_14 = obj["quantity"];
    if (value_quantity_14 !== void 0) {
      json += ',"quantity":';
      json += asNumber(value_quantity_14);
    } else {
      throw new Error('"quantity" is required!');
    }
    const value_fromAfter_15 = obj["fromAfter"];
    if (value_fromAfter_15 !== void 0) {
      json += ',"fromAfter":';
      json += asNumber(value_fromAfter_15);
    } else {
      throw new Error('"fromAfter" is required!');
    }
    const value_toAfter_16 = obj["toAfter"];
    if (value_toAfter_16 !== void 0) {
      json += ',"toAfter":';
      json += asNumber(value_toAfter_16);
    } else {
      throw new Error('"toAfter" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous22(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Transfer#/properties/lines' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous32(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous32(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_number_5 = obj["number"];
    if (value_number_5 !== void 0) {
      json += ',"number":';
      if (typeof value_number_5 !== "string") {
        if (value_number_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_number_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_number_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_number_5 instanceof RegExp) {
          json += asString(value_number_5.source);
        } else {
          json += asString(value_number_5.toString());
        }
      } else {
        json += asString(value_number_5);
      }
    } else {
      throw new Error('"number" is required!');
    }
    const value_status_6 = obj["status"];
    if (value_status_6 !== void 0) {
      json += ',"status":';
      if (typeof value_status_6 !== "string") {
        if (value_status_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_6 instanceof RegExp) {
          json += asString(value_status_6.source);
        } else {
          json += asString(value_status_6.toString());
        }
      } else {
        json += asString(value_status_6);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_fromWarehouseId_7 = obj["fromWarehouseId"];
    if (value_fromWarehouseId_7 !== void 0) {
      json += ',"fromWarehouseId":';
      json += asInteger(value_fromWarehouseId_7);
    } else {
      throw new Error('"fromWarehouseId" is required!');
    }
    const value_toWarehouseId_8 = obj["toWarehouseId"];
    if (value_toWarehouseId_8 !== void 0) {
      json += ',"toWarehouseId":';
      json += asInteger(value_toWarehouseId_8);
    } else {
      throw new Error('"toWarehouseId" is required!');
    }
    const value_date_9 = obj["date"];
    if (value_date_9 !== void 0) {
      json += ',"date":';
      if (typeof value_date_9 !== "string") {
        if (value_date_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_date_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_date_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_date_9 instanceof RegExp) {
          json += asString(value_date_9.source);
        } else {
          json += asString(value_date_9.toString());
        }
      } else {
        json += asString(value_date_9);
      }
    } else {
      throw new Error('"date" is required!');
    }
    const value_notes_10 = obj["notes"];
    if (value_notes_10 !== void 0) {
      json += ',"notes":';
      if (value_notes_10 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_notes_10 !== "string") {
          if (value_notes_10 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_notes_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_10.toISOString() + JSON_STR_QUOTE;
          } else if (value_notes_10 instanceof RegExp) {
            json += asString(value_notes_10.source);
          } else {
            json += asString(value_notes_10.toString());
          }
        } else {
          json += asString(value_notes_10);
        }
      }
    } else {
      throw new Error('"notes" is required!');
    }
    const value_lines_11 = obj["lines"];
    if (value_lines_11 !== void 0) {
      json += ',"lines":';
      json += anonymous22(value_lines_11);
    } else {
      throw new Error('"lines" is required!');
    }
    const value_version_17 = obj["version"];
    if (value_version_17 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_17);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_18 = obj["createdAt"];
    if (value_createdAt_18 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_18 !== "string") {
        if (value_createdAt_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_18 instanceof RegExp) {
          json += asString(value_createdAt_18.source);
        } else {
          json += asString(value_createdAt_18.toString());
        }
      } else {
        json += asString(value_createdAt_18);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_19 = obj["updatedAt"];
    if (value_updatedAt_19 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_19 !== "string") {
        if (value_updatedAt_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_19 instanceof RegExp) {
          json += asString(value_updatedAt_19.source);
        } else {
          json += asString(value_updatedAt_19.toString());
        }
      } else {
        json += asString(value_updatedAt_19);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_20 = obj["message"];
    if (value_message_20 !== void 0) {
      json += ',"message":';
      if (typeof value_message_20 !== "string") {
        if (value_message_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_20 instanceof RegExp) {
          json += asString(value_message_20.source);
        } else {
          json += asString(value_message_20.toString());
        }
      } else {
        json += asString(value_message_20);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator8, serializer8);
var createTransfer_default = write8;

// notaria:listWarehouses
var Serializer9 = require_serializer();
var serializerState9 = { "mode": "standalone", "inlineValidators": true };
var serializer9 = Serializer9.restoreFromState(serializerState9);
var validator9 = null;
var write9 = (function anonymous9(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous22(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_code_5 = obj["code"];
    if (value_code_5 !== void 0) {
      json += ',"code":';
      if (typeof value_code_5 !== "string") {
        if (value_code_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_5 instanceof RegExp) {
          json += asString(value_code_5.source);
        } else {
          json += asString(value_code_5.toString());
        }
      } else {
        json += asString(value_code_5);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_name_6 = obj["name"];
    if (value_name_6 !== void 0) {
      json += ',"name":';
      if (typeof value_name_6 !== "string") {
        if (value_name_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_6 instanceof RegExp) {
          json += asString(value_name_6.source);
        } else {
          json += asString(value_name_6.toString());
        }
      } else {
        json += asString(value_name_6);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_active_7 = obj["active"];
    if (value_active_7 !== void 0) {
      json += ',"active":';
      json += asBoolean(value_active_7);
    } else {
      throw new Error('"active" is required!');
    }
    const value_allowsNegative_8 = obj["allowsNegative"];
    if (value_allowsNegative_8 !== void 0) {
      json += ',"allowsNegative":';
      json += asBoolean(value_allowsNegative_8);
    } else {
      throw new Error('"allowsNegative" is required!');
    }
    const value_version_9 = obj["version"];
    if (value_version_9 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_9);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_10 = obj["createdAt"];
    if (value_createdAt_10 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_10 !== "string") {
        if (value_createdAt_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_10 instanceof RegExp) {
          json += asString(value_createdAt_10.source);
        } else {
          json += asString(value_createdAt_10.toString());
        }
      } else {
        json += asString(value_createdAt_10);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_11 = obj["updatedAt"];
    if (value_updatedAt_11 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_11 !== "string") {
        if (value_updatedAt_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_11 instanceof RegExp) {
          json += asString(value_updatedAt_11.source);
        } else {
          json += asString(value_updatedAt_11.toString());
        }
      } else {
        json += asString(value_updatedAt_11);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/data' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous22(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous22(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_totalCount_12 = obj["totalCount"];
    if (value_totalCount_12 !== void 0) {
      json += ',"totalCount":';
      json += asInteger(value_totalCount_12);
    } else {
      throw new Error('"totalCount" is required!');
    }
    const value_page_13 = obj["page"];
    if (value_page_13 !== void 0) {
      json += ',"page":';
      json += asInteger(value_page_13);
    } else {
      throw new Error('"page" is required!');
    }
    const value_pageSize_14 = obj["pageSize"];
    if (value_pageSize_14 !== void 0) {
      json += ',"pageSize":';
      json += asInteger(value_pageSize_14);
    } else {
      throw new Error('"pageSize" is required!');
    }
    const value_nextCursor_15 = obj["nextCursor"];
    if (value_nextCursor_15 !== void 0) {
      json += ',"nextCursor":';
      if (typeof value_nextCursor_15 !== "string") {
        if (value_nextCursor_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_nextCursor_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_nextCursor_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_nextCursor_15 instanceof RegExp) {
          json += asString(value_nextCursor_15.source);
        } else {
          json += asString(value_nextCursor_15.toString());
        }
      } else {
        json += asString(value_nextCursor_15);
      }
    }
    const value_message_16 = obj["message"];
    if (value_message_16 !== void 0) {
      json += ',"message":';
      if (typeof value_message_16 !== "string") {
        if (value_message_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_16 instanceof RegExp) {
          json += asString(value_message_16.source);
        } else {
          json += asString(value_message_16.toString());
        }
      } else {
        json += asString(value_message_16);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator9, serializer9);
var listWarehouses_default = write9;

// notaria:listProducts
var Serializer10 = require_serializer();
var serializerState10 = { "mode": "standalone", "inlineValidators": true };
var serializer10 = Serializer10.restoreFromState(serializerState10);
var validator10 = null;
var write10 = (function anonymous10(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous22(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_code_5 = obj["code"];
    if (value_code_5 !== void 0) {
      json += ',"code":';
      if (typeof value_code_5 !== "string") {
        if (value_code_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_5 instanceof RegExp) {
          json += asString(value_code_5.source);
        } else {
          json += asString(value_code_5.toString());
        }
      } else {
        json += asString(value_code_5);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_name_6 = obj["name"];
    if (value_name_6 !== void 0) {
      json += ',"name":';
      if (typeof value_name_6 !== "string") {
        if (value_name_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_6 instanceof RegExp) {
          json += asString(value_name_6.source);
        } else {
          json += asString(value_name_6.toString());
        }
      } else {
        json += asString(value_name_6);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_price_7 = obj["price"];
    if (value_price_7 !== void 0) {
      json += ',"price":';
      json += asNumber(value_price_7);
    } else {
      throw new Error('"price" is required!');
    }
    const value_stock_8 = obj["stock"];
    if (value_stock_8 !== void 0) {
      json += ',"stock":';
      json += asNumber(value_stock_8);
    } else {
      throw new Error('"stock" is required!');
    }
    const value_categoryName_9 = obj["categoryName"];
    if (value_categoryName_9 !== void 0) {
      json += ',"categoryName":';
      if (value_categoryName_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_categoryName_9 !== "string") {
          if (value_categoryName_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_categoryName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_categoryName_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_categoryName_9 instanceof RegExp) {
            json += asString(value_categoryName_9.source);
          } else {
            json += asString(value_categoryName_9.toString());
          }
        } else {
          json += asString(value_categoryName_9);
        }
      }
    } else {
      throw new Error('"categoryName" is required!');
    }
    const value_active_10 = obj["active"];
    if (value_active_10 !== void 0) {
      json += ',"active":';
      json += asBoolean(value_active_10);
    } else {
      throw new Error('"active" is required!');
    }
    const value_currencyCode_11 = obj["currencyCode"];
    if (value_currencyCode_11 !== void 0) {
      json += ',"currencyCode":';
      if (typeof value_currencyCode_11 !== "string") {
        if (value_currencyCode_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_currencyCode_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_currencyCode_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_currencyCode_11 instanceof RegExp) {
          json += asString(value_currencyCode_11.source);
        } else {
          json += asString(value_currencyCode_11.toString());
        }
      } else {
        json += asString(value_currencyCode_11);
      }
    } else {
      throw new Error('"currencyCode" is required!');
    }
    const value_unit_12 = obj["unit"];
    if (value_unit_12 !== void 0) {
      json += ',"unit":';
      if (typeof value_unit_12 !== "string") {
        if (value_unit_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_unit_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_unit_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_unit_12 instanceof RegExp) {
          json += asString(value_unit_12.source);
        } else {
          json += asString(value_unit_12.toString());
        }
      } else {
        json += asString(value_unit_12);
      }
    } else {
      throw new Error('"unit" is required!');
    }
    const value_version_13 = obj["version"];
    if (value_version_13 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_13);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_14 = obj["createdAt"];
    if (value_createdAt_14 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_14 !== "string") {
        if (value_createdAt_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_14 instanceof RegExp) {
          json += asString(value_createdAt_14.source);
        } else {
          json += asString(value_createdAt_14.toString());
        }
      } else {
        json += asString(value_createdAt_14);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_15 = obj["updatedAt"];
    if (value_updatedAt_15 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_15 !== "string") {
        if (value_updatedAt_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_15 instanceof RegExp) {
          json += asString(value_updatedAt_15.source);
        } else {
          json += asString(value_updatedAt_15.toString());
        }
      } else {
        json += asString(value_updatedAt_15);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/data' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous22(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous22(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_totalCount_16 = obj["totalCount"];
    if (value_totalCount_16 !== void 0) {
      json += ',"totalCount":';
      json += asInteger(value_totalCount_16);
    } else {
      throw new Error('"totalCount" is required!');
    }
    const value_page_17 = obj["page"];
    if (value_page_17 !== void 0) {
      json += ',"page":';
      json += asInteger(value_page_17);
    } else {
      throw new Error('"page" is required!');
    }
    const value_pageSize_18 = obj["pageSize"];
    if (value_pageSize_18 !== void 0) {
      json += ',"pageSize":';
      json += asInteger(value_pageSize_18);
    } else {
      throw new Error('"pageSize" is required!');
    }
    const value_nextCursor_19 = obj["nextCursor"];
    if (value_nextCursor_19 !== void 0) {
      json += ',"nextCursor":';
      if (typeof value_nextCursor_19 !== "string") {
        if (value_nextCursor_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_nextCursor_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_nextCursor_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_nextCursor_19 instanceof RegExp) {
          json += asString(value_nextCursor_19.source);
        } else {
          json += asString(value_nextCursor_19.toString());
        }
      } else {
        json += asString(value_nextCursor_19);
      }
    }
    const value_message_20 = obj["message"];
    if (value_message_20 !== void 0) {
      json += ',"message":';
      if (typeof value_message_20 !== "string") {
        if (value_message_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_20 instanceof RegExp) {
          json += asString(value_message_20.source);
        } else {
          json += asString(value_message_20.toString());
        }
      } else {
        json += asString(value_message_20);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator10, serializer10);
var listProducts_default = write10;

// notaria:createProduct
var Serializer11 = require_serializer();
var serializerState11 = { "mode": "standalone", "inlineValidators": true };
var serializer11 = Serializer11.restoreFromState(serializerState11);
var validator11 = null;
var write11 = (function anonymous11(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous32(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_warehouseId_25 = obj["warehouseId"];
    if (value_warehouseId_25 !== void 0) {
      json += '{"warehouseId":';
      json += asInteger(value_warehouseId_25);
    } else {
      throw new Error('"warehouseId" is required!');
    }
    const value_warehouseName_26 = obj["warehouseName"];
    if (value_warehouseName_26 !== void 0) {
      json += ',"warehouseName":';
      if (typeof value_warehouseName_26 !== "string") {
        if (value_warehouseName_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_warehouseName_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_warehouseName_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_warehouseName_26 instanceof RegExp) {
          json += asString(value_warehouseName_26.source);
        } else {
          json += asString(value_warehouseName_26.toString());
        }
      } else {
        json += asString(value_warehouseName_26);
      }
    } else {
      throw new Error('"warehouseName" is required!');
    }
    const value_quantity_27 = obj["quantity"];
    if (value_quantity_27 !== void 0) {
      json += ',"quantity":';
      json += asNumber(value_quantity_27);
    } else {
      throw new Error('"quantity" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous22(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Product#/properties/stockByWarehouse' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous32(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous32(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_code_5 = obj["code"];
    if (value_code_5 !== void 0) {
      json += ',"code":';
      if (typeof value_code_5 !== "string") {
        if (value_code_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_5 instanceof RegExp) {
          json += asString(value_code_5.source);
        } else {
          json += asString(value_code_5.toString());
        }
      } else {
        json += asString(value_code_5);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_name_6 = obj["name"];
    if (value_name_6 !== void 0) {
      json += ',"name":';
      if (typeof value_name_6 !== "string") {
        if (value_name_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_6 instanceof RegExp) {
          json += asString(value_name_6.source);
        } else {
          json += asString(value_name_6.toString());
        }
      } else {
        json += asString(value_name_6);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_price_7 = obj["price"];
    if (value_price_7 !== void 0) {
      json += ',"price":';
      json += asNumber(value_price_7);
    } else {
      throw new Error('"price" is required!');
    }
    const value_stock_8 = obj["stock"];
    if (value_stock_8 !== void 0) {
      json += ',"stock":';
      json += asNumber(value_stock_8);
    } else {
      throw new Error('"stock" is required!');
    }
    const value_categoryName_9 = obj["categoryName"];
    if (value_categoryName_9 !== void 0) {
      json += ',"categoryName":';
      if (value_categoryName_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_categoryName_9 !== "string") {
          if (value_categoryName_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_categoryName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_categoryName_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_categoryName_9 instanceof RegExp) {
            json += asString(value_categoryName_9.source);
          } else {
            json += asString(value_categoryName_9.toString());
          }
        } else {
          json += asString(value_categoryName_9);
        }
      }
    } else {
      throw new Error('"categoryName" is required!');
    }
    const value_active_10 = obj["active"];
    if (value_active_10 !== void 0) {
      json += ',"active":';
      json += asBoolean(value_active_10);
    } else {
      throw new Error('"active" is required!');
    }
    const value_currencyCode_11 = obj["currencyCode"];
    if (value_currencyCode_11 !== void 0) {
      json += ',"currencyCode":';
      if (typeof value_currencyCode_11 !== "string") {
        if (value_currencyCode_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_currencyCode_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_currencyCode_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_currencyCode_11 instanceof RegExp) {
          json += asString(value_currencyCode_11.source);
        } else {
          json += asString(value_currencyCode_11.toString());
        }
      } else {
        json += asString(value_currencyCode_11);
      }
    } else {
      throw new Error('"currencyCode" is required!');
    }
    const value_unit_12 = obj["unit"];
    if (value_unit_12 !== void 0) {
      json += ',"unit":';
      if (typeof value_unit_12 !== "string") {
        if (value_unit_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_unit_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_unit_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_unit_12 instanceof RegExp) {
          json += asString(value_unit_12.source);
        } else {
          json += asString(value_unit_12.toString());
        }
      } else {
        json += asString(value_unit_12);
      }
    } else {
      throw new Error('"unit" is required!');
    }
    const value_version_13 = obj["version"];
    if (value_version_13 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_13);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_14 = obj["createdAt"];
    if (value_createdAt_14 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_14 !== "string") {
        if (value_createdAt_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_14 instanceof RegExp) {
          json += asString(value_createdAt_14.source);
        } else {
          json += asString(value_createdAt_14.toString());
        }
      } else {
        json += asString(value_createdAt_14);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_15 = obj["updatedAt"];
    if (value_updatedAt_15 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_15 !== "string") {
        if (value_updatedAt_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_15 instanceof RegExp) {
          json += asString(value_updatedAt_15.source);
        } else {
          json += asString(value_updatedAt_15.toString());
        }
      } else {
        json += asString(value_updatedAt_15);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_description_16 = obj["description"];
    if (value_description_16 !== void 0) {
      json += ',"description":';
      if (value_description_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_16 !== "string") {
          if (value_description_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_16 instanceof RegExp) {
            json += asString(value_description_16.source);
          } else {
            json += asString(value_description_16.toString());
          }
        } else {
          json += asString(value_description_16);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_categoryId_17 = obj["categoryId"];
    if (value_categoryId_17 !== void 0) {
      json += ',"categoryId":';
      if (value_categoryId_17 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_categoryId_17);
      }
    } else {
      throw new Error('"categoryId" is required!');
    }
    const value_barcode_18 = obj["barcode"];
    if (value_barcode_18 !== void 0) {
      json += ',"barcode":';
      if (value_barcode_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_barcode_18 !== "string") {
          if (value_barcode_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_barcode_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_barcode_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_barcode_18 instanceof RegExp) {
            json += asString(value_barcode_18.source);
          } else {
            json += asString(value_barcode_18.toString());
          }
        } else {
          json += asString(value_barcode_18);
        }
      }
    } else {
      throw new Error('"barcode" is required!');
    }
    const value_type_19 = obj["type"];
    if (value_type_19 !== void 0) {
      json += ',"type":';
      if (typeof value_type_19 !== "string") {
        if (value_type_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_19 instanceof RegExp) {
          json += asString(value_type_19.source);
        } else {
          json += asString(value_type_19.toString());
        }
      } else {
        json += asString(value_type_19);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_trackStock_20 = obj["trackStock"];
    if (value_trackStock_20 !== void 0) {
      json += ',"trackStock":';
      json += asBoolean(value_trackStock_20);
    } else {
      throw new Error('"trackStock" is required!');
    }
    const value_taxRateId_21 = obj["taxRateId"];
    if (value_taxRateId_21 !== void 0) {
      json += ',"taxRateId":';
      if (value_taxRateId_21 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_taxRateId_21);
      }
    } else {
      throw new Error('"taxRateId" is required!');
    }
    const value_minStock_22 = obj["minStock"];
    if (value_minStock_22 !== void 0) {
      json += ',"minStock":';
      if (value_minStock_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_minStock_22);
      }
    } else {
      throw new Error('"minStock" is required!');
    }
    const value_stockByWarehouse_23 = obj["stockByWarehouse"];
    if (value_stockByWarehouse_23 !== void 0) {
      json += ',"stockByWarehouse":';
      json += anonymous22(value_stockByWarehouse_23);
    } else {
      throw new Error('"stockByWarehouse" is required!');
    }
    const value_averageCost_28 = obj["averageCost"];
    if (value_averageCost_28 !== void 0) {
      json += ',"averageCost":';
      if (value_averageCost_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_averageCost_28);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_29 = obj["message"];
    if (value_message_29 !== void 0) {
      json += ',"message":';
      if (typeof value_message_29 !== "string") {
        if (value_message_29 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_29 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_29.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_29 instanceof RegExp) {
          json += asString(value_message_29.source);
        } else {
          json += asString(value_message_29.toString());
        }
      } else {
        json += asString(value_message_29);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator11, serializer11);
var createProduct_default = write11;

// notaria:listProductCategories
var Serializer12 = require_serializer();
var serializerState12 = { "mode": "standalone", "inlineValidators": true };
var serializer12 = Serializer12.restoreFromState(serializerState12);
var validator12 = null;
var write12 = (function anonymous12(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous22(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_name_5 = obj["name"];
    if (value_name_5 !== void 0) {
      json += ',"name":';
      if (typeof value_name_5 !== "string") {
        if (value_name_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_5 instanceof RegExp) {
          json += asString(value_name_5.source);
        } else {
          json += asString(value_name_5.toString());
        }
      } else {
        json += asString(value_name_5);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_parentId_6 = obj["parentId"];
    if (value_parentId_6 !== void 0) {
      json += ',"parentId":';
      if (value_parentId_6 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_parentId_6);
      }
    } else {
      throw new Error('"parentId" is required!');
    }
    const value_productCount_7 = obj["productCount"];
    if (value_productCount_7 !== void 0) {
      json += ',"productCount":';
      json += asInteger(value_productCount_7);
    } else {
      throw new Error('"productCount" is required!');
    }
    const value_version_8 = obj["version"];
    if (value_version_8 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_8);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_9 = obj["createdAt"];
    if (value_createdAt_9 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_9 !== "string") {
        if (value_createdAt_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_9 instanceof RegExp) {
          json += asString(value_createdAt_9.source);
        } else {
          json += asString(value_createdAt_9.toString());
        }
      } else {
        json += asString(value_createdAt_9);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_10 = obj["updatedAt"];
    if (value_updatedAt_10 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_10 !== "string") {
        if (value_updatedAt_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_10 instanceof RegExp) {
          json += asString(value_updatedAt_10.source);
        } else {
          json += asString(value_updatedAt_10.toString());
        }
      } else {
        json += asString(value_updatedAt_10);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/data' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous22(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous22(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_totalCount_11 = obj["totalCount"];
    if (value_totalCount_11 !== void 0) {
      json += ',"totalCount":';
      json += asInteger(value_totalCount_11);
    } else {
      throw new Error('"totalCount" is required!');
    }
    const value_page_12 = obj["page"];
    if (value_page_12 !== void 0) {
      json += ',"page":';
      json += asInteger(value_page_12);
    } else {
      throw new Error('"page" is required!');
    }
    const value_pageSize_13 = obj["pageSize"];
    if (value_pageSize_13 !== void 0) {
      json += ',"pageSize":';
      json += asInteger(value_pageSize_13);
    } else {
      throw new Error('"pageSize" is required!');
    }
    const value_nextCursor_14 = obj["nextCursor"];
    if (value_nextCursor_14 !== void 0) {
      json += ',"nextCursor":';
      if (typeof value_nextCursor_14 !== "string") {
        if (value_nextCursor_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_nextCursor_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_nextCursor_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_nextCursor_14 instanceof RegExp) {
          json += asString(value_nextCursor_14.source);
        } else {
          json += asString(value_nextCursor_14.toString());
        }
      } else {
        json += asString(value_nextCursor_14);
      }
    }
    const value_message_15 = obj["message"];
    if (value_message_15 !== void 0) {
      json += ',"message":';
      if (typeof value_message_15 !== "string") {
        if (value_message_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_15 instanceof RegExp) {
          json += asString(value_message_15.source);
        } else {
          json += asString(value_message_15.toString());
        }
      } else {
        json += asString(value_message_15);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator12, serializer12);
var listProductCategories_default = write12;

// notaria:getProduct
var Serializer13 = require_serializer();
var serializerState13 = { "mode": "standalone", "inlineValidators": true };
var serializer13 = Serializer13.restoreFromState(serializerState13);
var validator13 = null;
var write13 = (function anonymous13(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous32(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_warehouseId_25 = obj["warehouseId"];
    if (value_warehouseId_25 !== void 0) {
      json += '{"warehouseId":';
      json += asInteger(value_warehouseId_25);
    } else {
      throw new Error('"warehouseId" is required!');
    }
    const value_warehouseName_26 = obj["warehouseName"];
    if (value_warehouseName_26 !== void 0) {
      json += ',"warehouseName":';
      if (typeof value_warehouseName_26 !== "string") {
        if (value_warehouseName_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_warehouseName_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_warehouseName_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_warehouseName_26 instanceof RegExp) {
          json += asString(value_warehouseName_26.source);
        } else {
          json += asString(value_warehouseName_26.toString());
        }
      } else {
        json += asString(value_warehouseName_26);
      }
    } else {
      throw new Error('"warehouseName" is required!');
    }
    const value_quantity_27 = obj["quantity"];
    if (value_quantity_27 !== void 0) {
      json += ',"quantity":';
      json += asNumber(value_quantity_27);
    } else {
      throw new Error('"quantity" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous22(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Product#/properties/stockByWarehouse' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous32(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous32(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_code_5 = obj["code"];
    if (value_code_5 !== void 0) {
      json += ',"code":';
      if (typeof value_code_5 !== "string") {
        if (value_code_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_5 instanceof RegExp) {
          json += asString(value_code_5.source);
        } else {
          json += asString(value_code_5.toString());
        }
      } else {
        json += asString(value_code_5);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_name_6 = obj["name"];
    if (value_name_6 !== void 0) {
      json += ',"name":';
      if (typeof value_name_6 !== "string") {
        if (value_name_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_6 instanceof RegExp) {
          json += asString(value_name_6.source);
        } else {
          json += asString(value_name_6.toString());
        }
      } else {
        json += asString(value_name_6);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_price_7 = obj["price"];
    if (value_price_7 !== void 0) {
      json += ',"price":';
      json += asNumber(value_price_7);
    } else {
      throw new Error('"price" is required!');
    }
    const value_stock_8 = obj["stock"];
    if (value_stock_8 !== void 0) {
      json += ',"stock":';
      json += asNumber(value_stock_8);
    } else {
      throw new Error('"stock" is required!');
    }
    const value_categoryName_9 = obj["categoryName"];
    if (value_categoryName_9 !== void 0) {
      json += ',"categoryName":';
      if (value_categoryName_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_categoryName_9 !== "string") {
          if (value_categoryName_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_categoryName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_categoryName_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_categoryName_9 instanceof RegExp) {
            json += asString(value_categoryName_9.source);
          } else {
            json += asString(value_categoryName_9.toString());
          }
        } else {
          json += asString(value_categoryName_9);
        }
      }
    } else {
      throw new Error('"categoryName" is required!');
    }
    const value_active_10 = obj["active"];
    if (value_active_10 !== void 0) {
      json += ',"active":';
      json += asBoolean(value_active_10);
    } else {
      throw new Error('"active" is required!');
    }
    const value_currencyCode_11 = obj["currencyCode"];
    if (value_currencyCode_11 !== void 0) {
      json += ',"currencyCode":';
      if (typeof value_currencyCode_11 !== "string") {
        if (value_currencyCode_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_currencyCode_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_currencyCode_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_currencyCode_11 instanceof RegExp) {
          json += asString(value_currencyCode_11.source);
        } else {
          json += asString(value_currencyCode_11.toString());
        }
      } else {
        json += asString(value_currencyCode_11);
      }
    } else {
      throw new Error('"currencyCode" is required!');
    }
    const value_unit_12 = obj["unit"];
    if (value_unit_12 !== void 0) {
      json += ',"unit":';
      if (typeof value_unit_12 !== "string") {
        if (value_unit_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_unit_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_unit_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_unit_12 instanceof RegExp) {
          json += asString(value_unit_12.source);
        } else {
          json += asString(value_unit_12.toString());
        }
      } else {
        json += asString(value_unit_12);
      }
    } else {
      throw new Error('"unit" is required!');
    }
    const value_version_13 = obj["version"];
    if (value_version_13 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_13);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_14 = obj["createdAt"];
    if (value_createdAt_14 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_14 !== "string") {
        if (value_createdAt_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_14 instanceof RegExp) {
          json += asString(value_createdAt_14.source);
        } else {
          json += asString(value_createdAt_14.toString());
        }
      } else {
        json += asString(value_createdAt_14);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_15 = obj["updatedAt"];
    if (value_updatedAt_15 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_15 !== "string") {
        if (value_updatedAt_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_15 instanceof RegExp) {
          json += asString(value_updatedAt_15.source);
        } else {
          json += asString(value_updatedAt_15.toString());
        }
      } else {
        json += asString(value_updatedAt_15);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_description_16 = obj["description"];
    if (value_description_16 !== void 0) {
      json += ',"description":';
      if (value_description_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_16 !== "string") {
          if (value_description_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_16 instanceof RegExp) {
            json += asString(value_description_16.source);
          } else {
            json += asString(value_description_16.toString());
          }
        } else {
          json += asString(value_description_16);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_categoryId_17 = obj["categoryId"];
    if (value_categoryId_17 !== void 0) {
      json += ',"categoryId":';
      if (value_categoryId_17 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_categoryId_17);
      }
    } else {
      throw new Error('"categoryId" is required!');
    }
    const value_barcode_18 = obj["barcode"];
    if (value_barcode_18 !== void 0) {
      json += ',"barcode":';
      if (value_barcode_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_barcode_18 !== "string") {
          if (value_barcode_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_barcode_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_barcode_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_barcode_18 instanceof RegExp) {
            json += asString(value_barcode_18.source);
          } else {
            json += asString(value_barcode_18.toString());
          }
        } else {
          json += asString(value_barcode_18);
        }
      }
    } else {
      throw new Error('"barcode" is required!');
    }
    const value_type_19 = obj["type"];
    if (value_type_19 !== void 0) {
      json += ',"type":';
      if (typeof value_type_19 !== "string") {
        if (value_type_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_19 instanceof RegExp) {
          json += asString(value_type_19.source);
        } else {
          json += asString(value_type_19.toString());
        }
      } else {
        json += asString(value_type_19);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_trackStock_20 = obj["trackStock"];
    if (value_trackStock_20 !== void 0) {
      json += ',"trackStock":';
      json += asBoolean(value_trackStock_20);
    } else {
      throw new Error('"trackStock" is required!');
    }
    const value_taxRateId_21 = obj["taxRateId"];
    if (value_taxRateId_21 !== void 0) {
      json += ',"taxRateId":';
      if (value_taxRateId_21 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_taxRateId_21);
      }
    } else {
      throw new Error('"taxRateId" is required!');
    }
    const value_minStock_22 = obj["minStock"];
    if (value_minStock_22 !== void 0) {
      json += ',"minStock":';
      if (value_minStock_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_minStock_22);
      }
    } else {
      throw new Error('"minStock" is required!');
    }
    const value_stockByWarehouse_23 = obj["stockByWarehouse"];
    if (value_stockByWarehouse_23 !== void 0) {
      json += ',"stockByWarehouse":';
      json += anonymous22(value_stockByWarehouse_23);
    } else {
      throw new Error('"stockByWarehouse" is required!');
    }
    const value_averageCost_28 = obj["averageCost"];
    if (value_averageCost_28 !== void 0) {
      json += ',"averageCost":';
      if (value_averageCost_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_averageCost_28);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_29 = obj["message"];
    if (value_message_29 !== void 0) {
      json += ',"message":';
      if (typeof value_message_29 !== "string") {
        if (value_message_29 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_29 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_29.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_29 instanceof RegExp) {
          json += asString(value_message_29.source);
        } else {
          json += asString(value_message_29.toString());
        }
      } else {
        json += asString(value_message_29);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator13, serializer13);
var getProduct_default = write13;

// notaria:updateProduct
var Serializer14 = require_serializer();
var serializerState14 = { "mode": "standalone", "inlineValidators": true };
var serializer14 = Serializer14.restoreFromState(serializerState14);
var validator14 = null;
var write14 = (function anonymous14(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous32(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_warehouseId_25 = obj["warehouseId"];
    if (value_warehouseId_25 !== void 0) {
      json += '{"warehouseId":';
      json += asInteger(value_warehouseId_25);
    } else {
      throw new Error('"warehouseId" is required!');
    }
    const value_warehouseName_26 = obj["warehouseName"];
    if (value_warehouseName_26 !== void 0) {
      json += ',"warehouseName":';
      if (typeof value_warehouseName_26 !== "string") {
        if (value_warehouseName_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_warehouseName_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_warehouseName_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_warehouseName_26 instanceof RegExp) {
          json += asString(value_warehouseName_26.source);
        } else {
          json += asString(value_warehouseName_26.toString());
        }
      } else {
        json += asString(value_warehouseName_26);
      }
    } else {
      throw new Error('"warehouseName" is required!');
    }
    const value_quantity_27 = obj["quantity"];
    if (value_quantity_27 !== void 0) {
      json += ',"quantity":';
      json += asNumber(value_quantity_27);
    } else {
      throw new Error('"quantity" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous22(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Product#/properties/stockByWarehouse' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous32(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous32(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_code_5 = obj["code"];
    if (value_code_5 !== void 0) {
      json += ',"code":';
      if (typeof value_code_5 !== "string") {
        if (value_code_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_5 instanceof RegExp) {
          json += asString(value_code_5.source);
        } else {
          json += asString(value_code_5.toString());
        }
      } else {
        json += asString(value_code_5);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_name_6 = obj["name"];
    if (value_name_6 !== void 0) {
      json += ',"name":';
      if (typeof value_name_6 !== "string") {
        if (value_name_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_6 instanceof RegExp) {
          json += asString(value_name_6.source);
        } else {
          json += asString(value_name_6.toString());
        }
      } else {
        json += asString(value_name_6);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_price_7 = obj["price"];
    if (value_price_7 !== void 0) {
      json += ',"price":';
      json += asNumber(value_price_7);
    } else {
      throw new Error('"price" is required!');
    }
    const value_stock_8 = obj["stock"];
    if (value_stock_8 !== void 0) {
      json += ',"stock":';
      json += asNumber(value_stock_8);
    } else {
      throw new Error('"stock" is required!');
    }
    const value_categoryName_9 = obj["categoryName"];
    if (value_categoryName_9 !== void 0) {
      json += ',"categoryName":';
      if (value_categoryName_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_categoryName_9 !== "string") {
          if (value_categoryName_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_categoryName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_categoryName_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_categoryName_9 instanceof RegExp) {
            json += asString(value_categoryName_9.source);
          } else {
            json += asString(value_categoryName_9.toString());
          }
        } else {
          json += asString(value_categoryName_9);
        }
      }
    } else {
      throw new Error('"categoryName" is required!');
    }
    const value_active_10 = obj["active"];
    if (value_active_10 !== void 0) {
      json += ',"active":';
      json += asBoolean(value_active_10);
    } else {
      throw new Error('"active" is required!');
    }
    const value_currencyCode_11 = obj["currencyCode"];
    if (value_currencyCode_11 !== void 0) {
      json += ',"currencyCode":';
      if (typeof value_currencyCode_11 !== "string") {
        if (value_currencyCode_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_currencyCode_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_currencyCode_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_currencyCode_11 instanceof RegExp) {
          json += asString(value_currencyCode_11.source);
        } else {
          json += asString(value_currencyCode_11.toString());
        }
      } else {
        json += asString(value_currencyCode_11);
      }
    } else {
      throw new Error('"currencyCode" is required!');
    }
    const value_unit_12 = obj["unit"];
    if (value_unit_12 !== void 0) {
      json += ',"unit":';
      if (typeof value_unit_12 !== "string") {
        if (value_unit_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_unit_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_unit_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_unit_12 instanceof RegExp) {
          json += asString(value_unit_12.source);
        } else {
          json += asString(value_unit_12.toString());
        }
      } else {
        json += asString(value_unit_12);
      }
    } else {
      throw new Error('"unit" is required!');
    }
    const value_version_13 = obj["version"];
    if (value_version_13 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_13);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_14 = obj["createdAt"];
    if (value_createdAt_14 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_14 !== "string") {
        if (value_createdAt_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_14 instanceof RegExp) {
          json += asString(value_createdAt_14.source);
        } else {
          json += asString(value_createdAt_14.toString());
        }
      } else {
        json += asString(value_createdAt_14);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_15 = obj["updatedAt"];
    if (value_updatedAt_15 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_15 !== "string") {
        if (value_updatedAt_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_15 instanceof RegExp) {
          json += asString(value_updatedAt_15.source);
        } else {
          json += asString(value_updatedAt_15.toString());
        }
      } else {
        json += asString(value_updatedAt_15);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_description_16 = obj["description"];
    if (value_description_16 !== void 0) {
      json += ',"description":';
      if (value_description_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_16 !== "string") {
          if (value_description_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_16 instanceof RegExp) {
            json += asString(value_description_16.source);
          } else {
            json += asString(value_description_16.toString());
          }
        } else {
          json += asString(value_description_16);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_categoryId_17 = obj["categoryId"];
    if (value_categoryId_17 !== void 0) {
      json += ',"categoryId":';
      if (value_categoryId_17 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_categoryId_17);
      }
    } else {
      throw new Error('"categoryId" is required!');
    }
    const value_barcode_18 = obj["barcode"];
    if (value_barcode_18 !== void 0) {
      json += ',"barcode":';
      if (value_barcode_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_barcode_18 !== "string") {
          if (value_barcode_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_barcode_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_barcode_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_barcode_18 instanceof RegExp) {
            json += asString(value_barcode_18.source);
          } else {
            json += asString(value_barcode_18.toString());
          }
        } else {
          json += asString(value_barcode_18);
        }
      }
    } else {
      throw new Error('"barcode" is required!');
    }
    const value_type_19 = obj["type"];
    if (value_type_19 !== void 0) {
      json += ',"type":';
      if (typeof value_type_19 !== "string") {
        if (value_type_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_19 instanceof RegExp) {
          json += asString(value_type_19.source);
        } else {
          json += asString(value_type_19.toString());
        }
      } else {
        json += asString(value_type_19);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_trackStock_20 = obj["trackStock"];
    if (value_trackStock_20 !== void 0) {
      json += ',"trackStock":';
      json += asBoolean(value_trackStock_20);
    } else {
      throw new Error('"trackStock" is required!');
    }
    const value_taxRateId_21 = obj["taxRateId"];
    if (value_taxRateId_21 !== void 0) {
      json += ',"taxRateId":';
      if (value_taxRateId_21 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_taxRateId_21);
      }
    } else {
      throw new Error('"taxRateId" is required!');
    }
    const value_minStock_22 = obj["minStock"];
    if (value_minStock_22 !== void 0) {
      json += ',"minStock":';
      if (value_minStock_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_minStock_22);
      }
    } else {
      throw new Error('"minStock" is required!');
    }
    const value_stockByWarehouse_23 = obj["stockByWarehouse"];
    if (value_stockByWarehouse_23 !== void 0) {
      json += ',"stockByWarehouse":';
      json += anonymous22(value_stockByWarehouse_23);
    } else {
      throw new Error('"stockByWarehouse" is required!');
    }
    const value_averageCost_28 = obj["averageCost"];
    if (value_averageCost_28 !== void 0) {
      json += ',"averageCost":';
      if (value_averageCost_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_averageCost_28);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_29 = obj["message"];
    if (value_message_29 !== void 0) {
      json += ',"message":';
      if (typeof value_message_29 !== "string") {
        if (value_message_29 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_29 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_29.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_29 instanceof RegExp) {
          json += asString(value_message_29.source);
        } else {
          json += asString(value_message_29.toString());
        }
      } else {
        json += asString(value_message_29);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator14, serializer14);
var updateProduct_default = write14;

// notaria:deactivateProduct
var Serializer15 = require_serializer();
var serializerState15 = { "mode": "standalone", "inlineValidators": true };
var serializer15 = Serializer15.restoreFromState(serializerState15);
var validator15 = null;
var write15 = (function anonymous15(validator16, serializer16) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer16;
  const asInteger = serializer16.asInteger.bind(serializer16);
  const JSON_STR_BEGIN_OBJECT = "{";
  const JSON_STR_END_OBJECT = "}";
  const JSON_STR_BEGIN_ARRAY = "[";
  const JSON_STR_END_ARRAY = "]";
  const JSON_STR_COMMA = ",";
  const JSON_STR_COLONS = ":";
  const JSON_STR_QUOTE = '"';
  const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
  const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
  const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
  const JSON_STR_NULL = "null";
  function anonymous32(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_warehouseId_25 = obj["warehouseId"];
    if (value_warehouseId_25 !== void 0) {
      json += '{"warehouseId":';
      json += asInteger(value_warehouseId_25);
    } else {
      throw new Error('"warehouseId" is required!');
    }
    const value_warehouseName_26 = obj["warehouseName"];
    if (value_warehouseName_26 !== void 0) {
      json += ',"warehouseName":';
      if (typeof value_warehouseName_26 !== "string") {
        if (value_warehouseName_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_warehouseName_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_warehouseName_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_warehouseName_26 instanceof RegExp) {
          json += asString(value_warehouseName_26.source);
        } else {
          json += asString(value_warehouseName_26.toString());
        }
      } else {
        json += asString(value_warehouseName_26);
      }
    } else {
      throw new Error('"warehouseName" is required!');
    }
    const value_quantity_27 = obj["quantity"];
    if (value_quantity_27 !== void 0) {
      json += ',"quantity":';
      json += asNumber(value_quantity_27);
    } else {
      throw new Error('"quantity" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous22(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Product#/properties/stockByWarehouse' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous32(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous32(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      json += asInteger(value_id_4);
    } else {
      throw new Error('"id" is required!');
    }
    const value_code_5 = obj["code"];
    if (value_code_5 !== void 0) {
      json += ',"code":';
      if (typeof value_code_5 !== "string") {
        if (value_code_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_5 instanceof RegExp) {
          json += asString(value_code_5.source);
        } else {
          json += asString(value_code_5.toString());
        }
      } else {
        json += asString(value_code_5);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_name_6 = obj["name"];
    if (value_name_6 !== void 0) {
      json += ',"name":';
      if (typeof value_name_6 !== "string") {
        if (value_name_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_6 instanceof RegExp) {
          json += asString(value_name_6.source);
        } else {
          json += asString(value_name_6.toString());
        }
      } else {
        json += asString(value_name_6);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_price_7 = obj["price"];
    if (value_price_7 !== void 0) {
      json += ',"price":';
      json += asNumber(value_price_7);
    } else {
      throw new Error('"price" is required!');
    }
    const value_stock_8 = obj["stock"];
    if (value_stock_8 !== void 0) {
      json += ',"stock":';
      json += asNumber(value_stock_8);
    } else {
      throw new Error('"stock" is required!');
    }
    const value_categoryName_9 = obj["categoryName"];
    if (value_categoryName_9 !== void 0) {
      json += ',"categoryName":';
      if (value_categoryName_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_categoryName_9 !== "string") {
          if (value_categoryName_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_categoryName_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_categoryName_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_categoryName_9 instanceof RegExp) {
            json += asString(value_categoryName_9.source);
          } else {
            json += asString(value_categoryName_9.toString());
          }
        } else {
          json += asString(value_categoryName_9);
        }
      }
    } else {
      throw new Error('"categoryName" is required!');
    }
    const value_active_10 = obj["active"];
    if (value_active_10 !== void 0) {
      json += ',"active":';
      json += asBoolean(value_active_10);
    } else {
      throw new Error('"active" is required!');
    }
    const value_currencyCode_11 = obj["currencyCode"];
    if (value_currencyCode_11 !== void 0) {
      json += ',"currencyCode":';
      if (typeof value_currencyCode_11 !== "string") {
        if (value_currencyCode_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_currencyCode_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_currencyCode_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_currencyCode_11 instanceof RegExp) {
          json += asString(value_currencyCode_11.source);
        } else {
          json += asString(value_currencyCode_11.toString());
        }
      } else {
        json += asString(value_currencyCode_11);
      }
    } else {
      throw new Error('"currencyCode" is required!');
    }
    const value_unit_12 = obj["unit"];
    if (value_unit_12 !== void 0) {
      json += ',"unit":';
      if (typeof value_unit_12 !== "string") {
        if (value_unit_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_unit_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_unit_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_unit_12 instanceof RegExp) {
          json += asString(value_unit_12.source);
        } else {
          json += asString(value_unit_12.toString());
        }
      } else {
        json += asString(value_unit_12);
      }
    } else {
      throw new Error('"unit" is required!');
    }
    const value_version_13 = obj["version"];
    if (value_version_13 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_13);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_14 = obj["createdAt"];
    if (value_createdAt_14 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_14 !== "string") {
        if (value_createdAt_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_14 instanceof RegExp) {
          json += asString(value_createdAt_14.source);
        } else {
          json += asString(value_createdAt_14.toString());
        }
      } else {
        json += asString(value_createdAt_14);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_15 = obj["updatedAt"];
    if (value_updatedAt_15 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_15 !== "string") {
        if (value_updatedAt_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_15 instanceof RegExp) {
          json += asString(value_updatedAt_15.source);
        } else {
          json += asString(value_updatedAt_15.toString());
        }
      } else {
        json += asString(value_updatedAt_15);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_description_16 = obj["description"];
    if (value_description_16 !== void 0) {
      json += ',"description":';
      if (value_description_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_16 !== "string") {
          if (value_description_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_16 instanceof RegExp) {
            json += asString(value_description_16.source);
          } else {
            json += asString(value_description_16.toString());
          }
        } else {
          json += asString(value_description_16);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_categoryId_17 = obj["categoryId"];
    if (value_categoryId_17 !== void 0) {
      json += ',"categoryId":';
      if (value_categoryId_17 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_categoryId_17);
      }
    } else {
      throw new Error('"categoryId" is required!');
    }
    const value_barcode_18 = obj["barcode"];
    if (value_barcode_18 !== void 0) {
      json += ',"barcode":';
      if (value_barcode_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_barcode_18 !== "string") {
          if (value_barcode_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_barcode_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_barcode_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_barcode_18 instanceof RegExp) {
            json += asString(value_barcode_18.source);
          } else {
            json += asString(value_barcode_18.toString());
          }
        } else {
          json += asString(value_barcode_18);
        }
      }
    } else {
      throw new Error('"barcode" is required!');
    }
    const value_type_19 = obj["type"];
    if (value_type_19 !== void 0) {
      json += ',"type":';
      if (typeof value_type_19 !== "string") {
        if (value_type_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_19 instanceof RegExp) {
          json += asString(value_type_19.source);
        } else {
          json += asString(value_type_19.toString());
        }
      } else {
        json += asString(value_type_19);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_trackStock_20 = obj["trackStock"];
    if (value_trackStock_20 !== void 0) {
      json += ',"trackStock":';
      json += asBoolean(value_trackStock_20);
    } else {
      throw new Error('"trackStock" is required!');
    }
    const value_taxRateId_21 = obj["taxRateId"];
    if (value_taxRateId_21 !== void 0) {
      json += ',"taxRateId":';
      if (value_taxRateId_21 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_taxRateId_21);
      }
    } else {
      throw new Error('"taxRateId" is required!');
    }
    const value_minStock_22 = obj["minStock"];
    if (value_minStock_22 !== void 0) {
      json += ',"minStock":';
      if (value_minStock_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_minStock_22);
      }
    } else {
      throw new Error('"minStock" is required!');
    }
    const value_stockByWarehouse_23 = obj["stockByWarehouse"];
    if (value_stockByWarehouse_23 !== void 0) {
      json += ',"stockByWarehouse":';
      json += anonymous22(value_stockByWarehouse_23);
    } else {
      throw new Error('"stockByWarehouse" is required!');
    }
    const value_averageCost_28 = obj["averageCost"];
    if (value_averageCost_28 !== void 0) {
      json += ',"averageCost":';
      if (value_averageCost_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_averageCost_28);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous0(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_ok_1 = obj["ok"];
    if (value_ok_1 !== void 0) {
      json += '{"ok":';
      json += "true";
    } else {
      throw new Error('"ok" is required!');
    }
    const value_data_2 = obj["data"];
    if (value_data_2 !== void 0) {
      json += ',"data":';
      json += anonymous1(value_data_2);
    } else {
      throw new Error('"data" is required!');
    }
    const value_message_29 = obj["message"];
    if (value_message_29 !== void 0) {
      json += ',"message":';
      if (typeof value_message_29 !== "string") {
        if (value_message_29 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_29 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_29.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_29 instanceof RegExp) {
          json += asString(value_message_29.source);
        } else {
          json += asString(value_message_29.toString());
        }
      } else {
        json += asString(value_message_29);
      }
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator15, serializer15);
var deactivateProduct_default = write15;

// entry.js
var serializers = {
  login: login_default,
  logout: logout_default,
  getMe: getMe_default,
  refreshTokens: refreshTokens_default,
  createAdjustment: createAdjustment_default,
  listMovements: listMovements_default,
  listStock: listStock_default,
  createTransfer: createTransfer_default,
  listWarehouses: listWarehouses_default,
  listProducts: listProducts_default,
  createProduct: createProduct_default,
  listProductCategories: listProductCategories_default,
  getProduct: getProduct_default,
  updateProduct: updateProduct_default,
  deactivateProduct: deactivateProduct_default
};
export {
  serializers
};
