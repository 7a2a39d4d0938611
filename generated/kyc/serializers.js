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
    module.exports = class Serializer49 {
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
        return new Serializer49(state);
      }
    };
  }
});

// notaria:screenAml
var Serializer = require_serializer();
var serializerState = { "mode": "standalone", "inlineValidators": true };
var serializer = Serializer.restoreFromState(serializerState);
var validator = null;
var write = (function anonymous(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_queryPart_17 = obj["queryPart"];
    if (value_queryPart_17 !== void 0) {
      json += '{"queryPart":';
      if (typeof value_queryPart_17 !== "string") {
        if (value_queryPart_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_queryPart_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_queryPart_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_queryPart_17 instanceof RegExp) {
          json += asString(value_queryPart_17.source);
        } else {
          json += asString(value_queryPart_17.toString());
        }
      } else {
        json += asString(value_queryPart_17);
      }
    } else {
      throw new Error('"queryPart" is required!');
    }
    const value_listPart_18 = obj["listPart"];
    if (value_listPart_18 !== void 0) {
      json += ',"listPart":';
      if (typeof value_listPart_18 !== "string") {
        if (value_listPart_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_listPart_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_listPart_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_listPart_18 instanceof RegExp) {
          json += asString(value_listPart_18.source);
        } else {
          json += asString(value_listPart_18.toString());
        }
      } else {
        json += asString(value_listPart_18);
      }
    } else {
      throw new Error('"listPart" is required!');
    }
    const value_kind_19 = obj["kind"];
    if (value_kind_19 !== void 0) {
      json += ',"kind":';
      if (typeof value_kind_19 !== "string") {
        if (value_kind_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_kind_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_kind_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_kind_19 instanceof RegExp) {
          json += asString(value_kind_19.source);
        } else {
          json += asString(value_kind_19.toString());
        }
      } else {
        json += asString(value_kind_19);
      }
    } else {
      throw new Error('"kind" is required!');
    }
    const value_score_20 = obj["score"];
    if (value_score_20 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_20);
    } else {
      throw new Error('"score" is required!');
    }
    const value_weight_21 = obj["weight"];
    if (value_weight_21 !== void 0) {
      json += ',"weight":';
      json += asNumber(value_weight_21);
    } else {
      throw new Error('"weight" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/breakdown' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_kind_24 = obj["kind"];
    if (value_kind_24 !== void 0) {
      json += '{"kind":';
      if (typeof value_kind_24 !== "string") {
        if (value_kind_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_kind_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_kind_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_kind_24 instanceof RegExp) {
          json += asString(value_kind_24.source);
        } else {
          json += asString(value_kind_24.toString());
        }
      } else {
        json += asString(value_kind_24);
      }
    } else {
      throw new Error('"kind" is required!');
    }
    const value_points_25 = obj["points"];
    if (value_points_25 !== void 0) {
      json += ',"points":';
      json += asInteger(value_points_25);
    } else {
      throw new Error('"points" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/modifiers' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/topics' does not match schema definition.");
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
  function anonymous82(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/programs' does not match schema definition.");
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_7 = obj["id"];
    if (value_id_7 !== void 0) {
      json += '{"id":';
      if (typeof value_id_7 !== "string") {
        if (value_id_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_7 instanceof RegExp) {
          json += asString(value_id_7.source);
        } else {
          json += asString(value_id_7.toString());
        }
      } else {
        json += asString(value_id_7);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_entityId_8 = obj["entityId"];
    if (value_entityId_8 !== void 0) {
      json += ',"entityId":';
      if (typeof value_entityId_8 !== "string") {
        if (value_entityId_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_entityId_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_entityId_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_entityId_8 instanceof RegExp) {
          json += asString(value_entityId_8.source);
        } else {
          json += asString(value_entityId_8.toString());
        }
      } else {
        json += asString(value_entityId_8);
      }
    } else {
      throw new Error('"entityId" is required!');
    }
    const value_list_9 = obj["list"];
    if (value_list_9 !== void 0) {
      json += ',"list":';
      if (typeof value_list_9 !== "string") {
        if (value_list_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_list_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_list_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_list_9 instanceof RegExp) {
          json += asString(value_list_9.source);
        } else {
          json += asString(value_list_9.toString());
        }
      } else {
        json += asString(value_list_9);
      }
    } else {
      throw new Error('"list" is required!');
    }
    const value_listVersion_10 = obj["listVersion"];
    if (value_listVersion_10 !== void 0) {
      json += ',"listVersion":';
      if (typeof value_listVersion_10 !== "string") {
        if (value_listVersion_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_listVersion_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_listVersion_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_listVersion_10 instanceof RegExp) {
          json += asString(value_listVersion_10.source);
        } else {
          json += asString(value_listVersion_10.toString());
        }
      } else {
        json += asString(value_listVersion_10);
      }
    } else {
      throw new Error('"listVersion" is required!');
    }
    const value_caption_11 = obj["caption"];
    if (value_caption_11 !== void 0) {
      json += ',"caption":';
      if (typeof value_caption_11 !== "string") {
        if (value_caption_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_caption_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_caption_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_caption_11 instanceof RegExp) {
          json += asString(value_caption_11.source);
        } else {
          json += asString(value_caption_11.toString());
        }
      } else {
        json += asString(value_caption_11);
      }
    } else {
      throw new Error('"caption" is required!');
    }
    const value_matchedName_12 = obj["matchedName"];
    if (value_matchedName_12 !== void 0) {
      json += ',"matchedName":';
      if (typeof value_matchedName_12 !== "string") {
        if (value_matchedName_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchedName_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchedName_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchedName_12 instanceof RegExp) {
          json += asString(value_matchedName_12.source);
        } else {
          json += asString(value_matchedName_12.toString());
        }
      } else {
        json += asString(value_matchedName_12);
      }
    } else {
      throw new Error('"matchedName" is required!');
    }
    const value_matchedNameKind_13 = obj["matchedNameKind"];
    if (value_matchedNameKind_13 !== void 0) {
      json += ',"matchedNameKind":';
      if (typeof value_matchedNameKind_13 !== "string") {
        if (value_matchedNameKind_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchedNameKind_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchedNameKind_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchedNameKind_13 instanceof RegExp) {
          json += asString(value_matchedNameKind_13.source);
        } else {
          json += asString(value_matchedNameKind_13.toString());
        }
      } else {
        json += asString(value_matchedNameKind_13);
      }
    } else {
      throw new Error('"matchedNameKind" is required!');
    }
    const value_score_14 = obj["score"];
    if (value_score_14 !== void 0) {
      json += ',"score":';
      json += asInteger(value_score_14);
    } else {
      throw new Error('"score" is required!');
    }
    const value_breakdown_15 = obj["breakdown"];
    if (value_breakdown_15 !== void 0) {
      json += ',"breakdown":';
      json += anonymous310(value_breakdown_15);
    } else {
      throw new Error('"breakdown" is required!');
    }
    const value_modifiers_22 = obj["modifiers"];
    if (value_modifiers_22 !== void 0) {
      json += ',"modifiers":';
      json += anonymous52(value_modifiers_22);
    } else {
      throw new Error('"modifiers" is required!');
    }
    const value_topics_26 = obj["topics"];
    if (value_topics_26 !== void 0) {
      json += ',"topics":';
      json += anonymous72(value_topics_26);
    } else {
      throw new Error('"topics" is required!');
    }
    const value_programs_27 = obj["programs"];
    if (value_programs_27 !== void 0) {
      json += ',"programs":';
      json += anonymous82(value_programs_27);
    } else {
      throw new Error('"programs" is required!');
    }
    const value_reviewStatus_28 = obj["reviewStatus"];
    if (value_reviewStatus_28 !== void 0) {
      json += ',"reviewStatus":';
      if (typeof value_reviewStatus_28 !== "string") {
        if (value_reviewStatus_28 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_reviewStatus_28 instanceof Date) {
          json += JSON_STR_QUOTE + value_reviewStatus_28.toISOString() + JSON_STR_QUOTE;
        } else if (value_reviewStatus_28 instanceof RegExp) {
          json += asString(value_reviewStatus_28.source);
        } else {
          json += asString(value_reviewStatus_28.toString());
        }
      } else {
        json += asString(value_reviewStatus_28);
      }
    } else {
      throw new Error('"reviewStatus" is required!');
    }
    const value_firstSeen_29 = obj["firstSeen"];
    if (value_firstSeen_29 !== void 0) {
      json += ',"firstSeen":';
      if (typeof value_firstSeen_29 !== "string") {
        if (value_firstSeen_29 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_firstSeen_29 instanceof Date) {
          json += JSON_STR_QUOTE + value_firstSeen_29.toISOString() + JSON_STR_QUOTE;
        } else if (value_firstSeen_29 instanceof RegExp) {
          json += asString(value_firstSeen_29.source);
        } else {
          json += asString(value_firstSeen_29.toString());
        }
      } else {
        json += asString(value_firstSeen_29);
      }
    } else {
      throw new Error('"firstSeen" is required!');
    }
    const value_lastSeen_30 = obj["lastSeen"];
    if (value_lastSeen_30 !== void 0) {
      json += ',"lastSeen":';
      if (typeof value_lastSeen_30 !== "string") {
        if (value_lastSeen_30 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_lastSeen_30 instanceof Date) {
          json += JSON_STR_QUOTE + value_lastSeen_30.toISOString() + JSON_STR_QUOTE;
        } else if (value_lastSeen_30 instanceof RegExp) {
          json += asString(value_lastSeen_30.source);
        } else {
          json += asString(value_lastSeen_30.toString());
        }
      } else {
        json += asString(value_lastSeen_30);
      }
    } else {
      throw new Error('"lastSeen" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/hits' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous102(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_34 = obj["id"];
    if (value_id_34 !== void 0) {
      json += '{"id":';
      if (typeof value_id_34 !== "string") {
        if (value_id_34 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_34 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_34.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_34 instanceof RegExp) {
          json += asString(value_id_34.source);
        } else {
          json += asString(value_id_34.toString());
        }
      } else {
        json += asString(value_id_34);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_version_35 = obj["version"];
    if (value_version_35 !== void 0) {
      json += ',"version":';
      if (typeof value_version_35 !== "string") {
        if (value_version_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_35 instanceof RegExp) {
          json += asString(value_version_35.source);
        } else {
          json += asString(value_version_35.toString());
        }
      } else {
        json += asString(value_version_35);
      }
    } else {
      throw new Error('"version" is required!');
    }
    const value_entities_36 = obj["entities"];
    if (value_entities_36 !== void 0) {
      json += ',"entities":';
      json += asInteger(value_entities_36);
    } else {
      throw new Error('"entities" is required!');
    }
    const value_publishedAt_37 = obj["publishedAt"];
    if (value_publishedAt_37 !== void 0) {
      json += ',"publishedAt":';
      if (value_publishedAt_37 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_publishedAt_37 !== "string") {
          if (value_publishedAt_37 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_publishedAt_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_publishedAt_37.toISOString() + JSON_STR_QUOTE;
          } else if (value_publishedAt_37 instanceof RegExp) {
            json += asString(value_publishedAt_37.source);
          } else {
            json += asString(value_publishedAt_37.toString());
          }
        } else {
          json += asString(value_publishedAt_37);
        }
      }
    } else {
      throw new Error('"publishedAt" is required!');
    }
    const value_loadedAt_38 = obj["loadedAt"];
    if (value_loadedAt_38 !== void 0) {
      json += ',"loadedAt":';
      if (typeof value_loadedAt_38 !== "string") {
        if (value_loadedAt_38 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_loadedAt_38 instanceof Date) {
          json += JSON_STR_QUOTE + value_loadedAt_38.toISOString() + JSON_STR_QUOTE;
        } else if (value_loadedAt_38 instanceof RegExp) {
          json += asString(value_loadedAt_38.source);
        } else {
          json += asString(value_loadedAt_38.toString());
        }
      } else {
        json += asString(value_loadedAt_38);
      }
    } else {
      throw new Error('"loadedAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/lists' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous102(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous102(value2);
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
    const value_id_2 = obj["id"];
    if (value_id_2 !== void 0) {
      json += ',"id":';
      if (typeof value_id_2 !== "string") {
        if (value_id_2 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_2 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_2.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_2 instanceof RegExp) {
          json += asString(value_id_2.source);
        } else {
          json += asString(value_id_2.toString());
        }
      } else {
        json += asString(value_id_2);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_match_3 = obj["match"];
    if (value_match_3 !== void 0) {
      json += ',"match":';
      json += asBoolean(value_match_3);
    } else {
      throw new Error('"match" is required!');
    }
    const value_score_4 = obj["score"];
    if (value_score_4 !== void 0) {
      json += ',"score":';
      json += asInteger(value_score_4);
    } else {
      throw new Error('"score" is required!');
    }
    const value_hits_5 = obj["hits"];
    if (value_hits_5 !== void 0) {
      json += ',"hits":';
      json += anonymous1(value_hits_5);
    } else {
      throw new Error('"hits" is required!');
    }
    const value_screenedAt_31 = obj["screenedAt"];
    if (value_screenedAt_31 !== void 0) {
      json += ',"screenedAt":';
      if (typeof value_screenedAt_31 !== "string") {
        if (value_screenedAt_31 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_screenedAt_31 instanceof Date) {
          json += JSON_STR_QUOTE + value_screenedAt_31.toISOString() + JSON_STR_QUOTE;
        } else if (value_screenedAt_31 instanceof RegExp) {
          json += asString(value_screenedAt_31.source);
        } else {
          json += asString(value_screenedAt_31.toString());
        }
      } else {
        json += asString(value_screenedAt_31);
      }
    } else {
      throw new Error('"screenedAt" is required!');
    }
    const value_lists_32 = obj["lists"];
    if (value_lists_32 !== void 0) {
      json += ',"lists":';
      json += anonymous92(value_lists_32);
    } else {
      throw new Error('"lists" is required!');
    }
    const value_algorithm_39 = obj["algorithm"];
    if (value_algorithm_39 !== void 0) {
      json += ',"algorithm":';
      if (typeof value_algorithm_39 !== "string") {
        if (value_algorithm_39 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_algorithm_39 instanceof Date) {
          json += JSON_STR_QUOTE + value_algorithm_39.toISOString() + JSON_STR_QUOTE;
        } else if (value_algorithm_39 instanceof RegExp) {
          json += asString(value_algorithm_39.source);
        } else {
          json += asString(value_algorithm_39.toString());
        }
      } else {
        json += asString(value_algorithm_39);
      }
    } else {
      throw new Error('"algorithm" is required!');
    }
    const value_status_40 = obj["status"];
    if (value_status_40 !== void 0) {
      json += ',"status":';
      if (typeof value_status_40 !== "string") {
        if (value_status_40 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_40 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_40.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_40 instanceof RegExp) {
          json += asString(value_status_40.source);
        } else {
          json += asString(value_status_40.toString());
        }
      } else {
        json += asString(value_status_40);
      }
    } else {
      throw new Error('"status" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator, serializer);
var screenAml_default = write;

// notaria:listScreenings
var Serializer2 = require_serializer();
var serializerState2 = { "mode": "standalone", "inlineValidators": true };
var serializer2 = Serializer2.restoreFromState(serializerState2);
var validator2 = null;
var write2 = (function anonymous2(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_match_6 = obj["match"];
    if (value_match_6 !== void 0) {
      json += ',"match":';
      json += asBoolean(value_match_6);
    } else {
      throw new Error('"match" is required!');
    }
    const value_score_7 = obj["score"];
    if (value_score_7 !== void 0) {
      json += ',"score":';
      json += asInteger(value_score_7);
    } else {
      throw new Error('"score" is required!');
    }
    const value_hitCount_8 = obj["hitCount"];
    if (value_hitCount_8 !== void 0) {
      json += ',"hitCount":';
      json += asInteger(value_hitCount_8);
    } else {
      throw new Error('"hitCount" is required!');
    }
    const value_screenedAt_9 = obj["screenedAt"];
    if (value_screenedAt_9 !== void 0) {
      json += ',"screenedAt":';
      if (typeof value_screenedAt_9 !== "string") {
        if (value_screenedAt_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_screenedAt_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_screenedAt_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_screenedAt_9 instanceof RegExp) {
          json += asString(value_screenedAt_9.source);
        } else {
          json += asString(value_screenedAt_9.toString());
        }
      } else {
        json += asString(value_screenedAt_9);
      }
    } else {
      throw new Error('"screenedAt" is required!');
    }
    const value_entityType_10 = obj["entityType"];
    if (value_entityType_10 !== void 0) {
      json += ',"entityType":';
      if (typeof value_entityType_10 !== "string") {
        if (value_entityType_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_entityType_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_entityType_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_entityType_10 instanceof RegExp) {
          json += asString(value_entityType_10.source);
        } else {
          json += asString(value_entityType_10.toString());
        }
      } else {
        json += asString(value_entityType_10);
      }
    } else {
      throw new Error('"entityType" is required!');
    }
    const value_fullName_11 = obj["fullName"];
    if (value_fullName_11 !== void 0) {
      json += ',"fullName":';
      if (typeof value_fullName_11 !== "string") {
        if (value_fullName_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_fullName_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_fullName_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_fullName_11 instanceof RegExp) {
          json += asString(value_fullName_11.source);
        } else {
          json += asString(value_fullName_11.toString());
        }
      } else {
        json += asString(value_fullName_11);
      }
    } else {
      throw new Error('"fullName" is required!');
    }
    const value_externalId_12 = obj["externalId"];
    if (value_externalId_12 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_12 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_12 !== "string") {
          if (value_externalId_12 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_12.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_12 instanceof RegExp) {
            json += asString(value_externalId_12.source);
          } else {
            json += asString(value_externalId_12.toString());
          }
        } else {
          json += asString(value_externalId_12);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_sessionId_13 = obj["sessionId"];
    if (value_sessionId_13 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_13 !== "string") {
          if (value_sessionId_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_13 instanceof RegExp) {
            json += asString(value_sessionId_13.source);
          } else {
            json += asString(value_sessionId_13.toString());
          }
        } else {
          json += asString(value_sessionId_13);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_threshold_14 = obj["threshold"];
    if (value_threshold_14 !== void 0) {
      json += ',"threshold":';
      json += asInteger(value_threshold_14);
    } else {
      throw new Error('"threshold" is required!');
    }
    const value_monitor_15 = obj["monitor"];
    if (value_monitor_15 !== void 0) {
      json += ',"monitor":';
      json += asBoolean(value_monitor_15);
    } else {
      throw new Error('"monitor" is required!');
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
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/screenings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
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
    const value_screenings_2 = obj["screenings"];
    if (value_screenings_2 !== void 0) {
      json += ',"screenings":';
      json += anonymous1(value_screenings_2);
    } else {
      throw new Error('"screenings" is required!');
    }
    const value_total_18 = obj["total"];
    if (value_total_18 !== void 0) {
      json += ',"total":';
      json += asInteger(value_total_18);
    } else {
      throw new Error('"total" is required!');
    }
    const value_nextCursor_19 = obj["nextCursor"];
    if (value_nextCursor_19 !== void 0) {
      json += ',"nextCursor":';
      if (value_nextCursor_19 === null) {
        json += JSON_STR_NULL;
      } else {
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
    } else {
      throw new Error('"nextCursor" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator2, serializer2);
var listScreenings_default = write2;

// notaria:getScreening
var Serializer3 = require_serializer();
var serializerState3 = { "mode": "standalone", "inlineValidators": true };
var serializer3 = Serializer3.restoreFromState(serializerState3);
var validator3 = null;
var write3 = (function anonymous3(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_queryPart_19 = obj["queryPart"];
    if (value_queryPart_19 !== void 0) {
      json += '{"queryPart":';
      if (typeof value_queryPart_19 !== "string") {
        if (value_queryPart_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_queryPart_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_queryPart_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_queryPart_19 instanceof RegExp) {
          json += asString(value_queryPart_19.source);
        } else {
          json += asString(value_queryPart_19.toString());
        }
      } else {
        json += asString(value_queryPart_19);
      }
    } else {
      throw new Error('"queryPart" is required!');
    }
    const value_listPart_20 = obj["listPart"];
    if (value_listPart_20 !== void 0) {
      json += ',"listPart":';
      if (typeof value_listPart_20 !== "string") {
        if (value_listPart_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_listPart_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_listPart_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_listPart_20 instanceof RegExp) {
          json += asString(value_listPart_20.source);
        } else {
          json += asString(value_listPart_20.toString());
        }
      } else {
        json += asString(value_listPart_20);
      }
    } else {
      throw new Error('"listPart" is required!');
    }
    const value_kind_21 = obj["kind"];
    if (value_kind_21 !== void 0) {
      json += ',"kind":';
      if (typeof value_kind_21 !== "string") {
        if (value_kind_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_kind_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_kind_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_kind_21 instanceof RegExp) {
          json += asString(value_kind_21.source);
        } else {
          json += asString(value_kind_21.toString());
        }
      } else {
        json += asString(value_kind_21);
      }
    } else {
      throw new Error('"kind" is required!');
    }
    const value_score_22 = obj["score"];
    if (value_score_22 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_22);
    } else {
      throw new Error('"score" is required!');
    }
    const value_weight_23 = obj["weight"];
    if (value_weight_23 !== void 0) {
      json += ',"weight":';
      json += asNumber(value_weight_23);
    } else {
      throw new Error('"weight" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/breakdown' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous52(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous52(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_kind_26 = obj["kind"];
    if (value_kind_26 !== void 0) {
      json += '{"kind":';
      if (typeof value_kind_26 !== "string") {
        if (value_kind_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_kind_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_kind_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_kind_26 instanceof RegExp) {
          json += asString(value_kind_26.source);
        } else {
          json += asString(value_kind_26.toString());
        }
      } else {
        json += asString(value_kind_26);
      }
    } else {
      throw new Error('"kind" is required!');
    }
    const value_points_27 = obj["points"];
    if (value_points_27 !== void 0) {
      json += ',"points":';
      json += asInteger(value_points_27);
    } else {
      throw new Error('"points" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous62(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/modifiers' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous72(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous72(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous82(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/topics' does not match schema definition.");
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
  function anonymous92(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/programs' does not match schema definition.");
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
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_9 = obj["id"];
    if (value_id_9 !== void 0) {
      json += '{"id":';
      if (typeof value_id_9 !== "string") {
        if (value_id_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_9 instanceof RegExp) {
          json += asString(value_id_9.source);
        } else {
          json += asString(value_id_9.toString());
        }
      } else {
        json += asString(value_id_9);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_entityId_10 = obj["entityId"];
    if (value_entityId_10 !== void 0) {
      json += ',"entityId":';
      if (typeof value_entityId_10 !== "string") {
        if (value_entityId_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_entityId_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_entityId_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_entityId_10 instanceof RegExp) {
          json += asString(value_entityId_10.source);
        } else {
          json += asString(value_entityId_10.toString());
        }
      } else {
        json += asString(value_entityId_10);
      }
    } else {
      throw new Error('"entityId" is required!');
    }
    const value_list_11 = obj["list"];
    if (value_list_11 !== void 0) {
      json += ',"list":';
      if (typeof value_list_11 !== "string") {
        if (value_list_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_list_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_list_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_list_11 instanceof RegExp) {
          json += asString(value_list_11.source);
        } else {
          json += asString(value_list_11.toString());
        }
      } else {
        json += asString(value_list_11);
      }
    } else {
      throw new Error('"list" is required!');
    }
    const value_listVersion_12 = obj["listVersion"];
    if (value_listVersion_12 !== void 0) {
      json += ',"listVersion":';
      if (typeof value_listVersion_12 !== "string") {
        if (value_listVersion_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_listVersion_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_listVersion_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_listVersion_12 instanceof RegExp) {
          json += asString(value_listVersion_12.source);
        } else {
          json += asString(value_listVersion_12.toString());
        }
      } else {
        json += asString(value_listVersion_12);
      }
    } else {
      throw new Error('"listVersion" is required!');
    }
    const value_caption_13 = obj["caption"];
    if (value_caption_13 !== void 0) {
      json += ',"caption":';
      if (typeof value_caption_13 !== "string") {
        if (value_caption_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_caption_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_caption_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_caption_13 instanceof RegExp) {
          json += asString(value_caption_13.source);
        } else {
          json += asString(value_caption_13.toString());
        }
      } else {
        json += asString(value_caption_13);
      }
    } else {
      throw new Error('"caption" is required!');
    }
    const value_matchedName_14 = obj["matchedName"];
    if (value_matchedName_14 !== void 0) {
      json += ',"matchedName":';
      if (typeof value_matchedName_14 !== "string") {
        if (value_matchedName_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchedName_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchedName_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchedName_14 instanceof RegExp) {
          json += asString(value_matchedName_14.source);
        } else {
          json += asString(value_matchedName_14.toString());
        }
      } else {
        json += asString(value_matchedName_14);
      }
    } else {
      throw new Error('"matchedName" is required!');
    }
    const value_matchedNameKind_15 = obj["matchedNameKind"];
    if (value_matchedNameKind_15 !== void 0) {
      json += ',"matchedNameKind":';
      if (typeof value_matchedNameKind_15 !== "string") {
        if (value_matchedNameKind_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchedNameKind_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchedNameKind_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchedNameKind_15 instanceof RegExp) {
          json += asString(value_matchedNameKind_15.source);
        } else {
          json += asString(value_matchedNameKind_15.toString());
        }
      } else {
        json += asString(value_matchedNameKind_15);
      }
    } else {
      throw new Error('"matchedNameKind" is required!');
    }
    const value_score_16 = obj["score"];
    if (value_score_16 !== void 0) {
      json += ',"score":';
      json += asInteger(value_score_16);
    } else {
      throw new Error('"score" is required!');
    }
    const value_breakdown_17 = obj["breakdown"];
    if (value_breakdown_17 !== void 0) {
      json += ',"breakdown":';
      json += anonymous49(value_breakdown_17);
    } else {
      throw new Error('"breakdown" is required!');
    }
    const value_modifiers_24 = obj["modifiers"];
    if (value_modifiers_24 !== void 0) {
      json += ',"modifiers":';
      json += anonymous62(value_modifiers_24);
    } else {
      throw new Error('"modifiers" is required!');
    }
    const value_topics_28 = obj["topics"];
    if (value_topics_28 !== void 0) {
      json += ',"topics":';
      json += anonymous82(value_topics_28);
    } else {
      throw new Error('"topics" is required!');
    }
    const value_programs_29 = obj["programs"];
    if (value_programs_29 !== void 0) {
      json += ',"programs":';
      json += anonymous92(value_programs_29);
    } else {
      throw new Error('"programs" is required!');
    }
    const value_reviewStatus_30 = obj["reviewStatus"];
    if (value_reviewStatus_30 !== void 0) {
      json += ',"reviewStatus":';
      if (typeof value_reviewStatus_30 !== "string") {
        if (value_reviewStatus_30 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_reviewStatus_30 instanceof Date) {
          json += JSON_STR_QUOTE + value_reviewStatus_30.toISOString() + JSON_STR_QUOTE;
        } else if (value_reviewStatus_30 instanceof RegExp) {
          json += asString(value_reviewStatus_30.source);
        } else {
          json += asString(value_reviewStatus_30.toString());
        }
      } else {
        json += asString(value_reviewStatus_30);
      }
    } else {
      throw new Error('"reviewStatus" is required!');
    }
    const value_firstSeen_31 = obj["firstSeen"];
    if (value_firstSeen_31 !== void 0) {
      json += ',"firstSeen":';
      if (typeof value_firstSeen_31 !== "string") {
        if (value_firstSeen_31 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_firstSeen_31 instanceof Date) {
          json += JSON_STR_QUOTE + value_firstSeen_31.toISOString() + JSON_STR_QUOTE;
        } else if (value_firstSeen_31 instanceof RegExp) {
          json += asString(value_firstSeen_31.source);
        } else {
          json += asString(value_firstSeen_31.toString());
        }
      } else {
        json += asString(value_firstSeen_31);
      }
    } else {
      throw new Error('"firstSeen" is required!');
    }
    const value_lastSeen_32 = obj["lastSeen"];
    if (value_lastSeen_32 !== void 0) {
      json += ',"lastSeen":';
      if (typeof value_lastSeen_32 !== "string") {
        if (value_lastSeen_32 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_lastSeen_32 instanceof Date) {
          json += JSON_STR_QUOTE + value_lastSeen_32.toISOString() + JSON_STR_QUOTE;
        } else if (value_lastSeen_32 instanceof RegExp) {
          json += asString(value_lastSeen_32.source);
        } else {
          json += asString(value_lastSeen_32.toString());
        }
      } else {
        json += asString(value_lastSeen_32);
      }
    } else {
      throw new Error('"lastSeen" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Screening#/properties/hits' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous310(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous310(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous112(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_36 = obj["id"];
    if (value_id_36 !== void 0) {
      json += '{"id":';
      if (typeof value_id_36 !== "string") {
        if (value_id_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_36 instanceof RegExp) {
          json += asString(value_id_36.source);
        } else {
          json += asString(value_id_36.toString());
        }
      } else {
        json += asString(value_id_36);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_version_37 = obj["version"];
    if (value_version_37 !== void 0) {
      json += ',"version":';
      if (typeof value_version_37 !== "string") {
        if (value_version_37 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_37 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_37.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_37 instanceof RegExp) {
          json += asString(value_version_37.source);
        } else {
          json += asString(value_version_37.toString());
        }
      } else {
        json += asString(value_version_37);
      }
    } else {
      throw new Error('"version" is required!');
    }
    const value_entities_38 = obj["entities"];
    if (value_entities_38 !== void 0) {
      json += ',"entities":';
      json += asInteger(value_entities_38);
    } else {
      throw new Error('"entities" is required!');
    }
    const value_publishedAt_39 = obj["publishedAt"];
    if (value_publishedAt_39 !== void 0) {
      json += ',"publishedAt":';
      if (value_publishedAt_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_publishedAt_39 !== "string") {
          if (value_publishedAt_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_publishedAt_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_publishedAt_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_publishedAt_39 instanceof RegExp) {
            json += asString(value_publishedAt_39.source);
          } else {
            json += asString(value_publishedAt_39.toString());
          }
        } else {
          json += asString(value_publishedAt_39);
        }
      }
    } else {
      throw new Error('"publishedAt" is required!');
    }
    const value_loadedAt_40 = obj["loadedAt"];
    if (value_loadedAt_40 !== void 0) {
      json += ',"loadedAt":';
      if (typeof value_loadedAt_40 !== "string") {
        if (value_loadedAt_40 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_loadedAt_40 instanceof Date) {
          json += JSON_STR_QUOTE + value_loadedAt_40.toISOString() + JSON_STR_QUOTE;
        } else if (value_loadedAt_40 instanceof RegExp) {
          json += asString(value_loadedAt_40.source);
        } else {
          json += asString(value_loadedAt_40.toString());
        }
      } else {
        json += asString(value_loadedAt_40);
      }
    } else {
      throw new Error('"loadedAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Screening#/properties/lists' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous112(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous112(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_match_5 = obj["match"];
    if (value_match_5 !== void 0) {
      json += ',"match":';
      json += asBoolean(value_match_5);
    } else {
      throw new Error('"match" is required!');
    }
    const value_score_6 = obj["score"];
    if (value_score_6 !== void 0) {
      json += ',"score":';
      json += asInteger(value_score_6);
    } else {
      throw new Error('"score" is required!');
    }
    const value_hits_7 = obj["hits"];
    if (value_hits_7 !== void 0) {
      json += ',"hits":';
      json += anonymous210(value_hits_7);
    } else {
      throw new Error('"hits" is required!');
    }
    const value_screenedAt_33 = obj["screenedAt"];
    if (value_screenedAt_33 !== void 0) {
      json += ',"screenedAt":';
      if (typeof value_screenedAt_33 !== "string") {
        if (value_screenedAt_33 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_screenedAt_33 instanceof Date) {
          json += JSON_STR_QUOTE + value_screenedAt_33.toISOString() + JSON_STR_QUOTE;
        } else if (value_screenedAt_33 instanceof RegExp) {
          json += asString(value_screenedAt_33.source);
        } else {
          json += asString(value_screenedAt_33.toString());
        }
      } else {
        json += asString(value_screenedAt_33);
      }
    } else {
      throw new Error('"screenedAt" is required!');
    }
    const value_lists_34 = obj["lists"];
    if (value_lists_34 !== void 0) {
      json += ',"lists":';
      json += anonymous102(value_lists_34);
    } else {
      throw new Error('"lists" is required!');
    }
    const value_algorithm_41 = obj["algorithm"];
    if (value_algorithm_41 !== void 0) {
      json += ',"algorithm":';
      if (typeof value_algorithm_41 !== "string") {
        if (value_algorithm_41 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_algorithm_41 instanceof Date) {
          json += JSON_STR_QUOTE + value_algorithm_41.toISOString() + JSON_STR_QUOTE;
        } else if (value_algorithm_41 instanceof RegExp) {
          json += asString(value_algorithm_41.source);
        } else {
          json += asString(value_algorithm_41.toString());
        }
      } else {
        json += asString(value_algorithm_41);
      }
    } else {
      throw new Error('"algorithm" is required!');
    }
    const value_status_42 = obj["status"];
    if (value_status_42 !== void 0) {
      json += ',"status":';
      if (typeof value_status_42 !== "string") {
        if (value_status_42 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_42 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_42.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_42 instanceof RegExp) {
          json += asString(value_status_42.source);
        } else {
          json += asString(value_status_42.toString());
        }
      } else {
        json += asString(value_status_42);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_entityType_43 = obj["entityType"];
    if (value_entityType_43 !== void 0) {
      json += ',"entityType":';
      if (typeof value_entityType_43 !== "string") {
        if (value_entityType_43 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_entityType_43 instanceof Date) {
          json += JSON_STR_QUOTE + value_entityType_43.toISOString() + JSON_STR_QUOTE;
        } else if (value_entityType_43 instanceof RegExp) {
          json += asString(value_entityType_43.source);
        } else {
          json += asString(value_entityType_43.toString());
        }
      } else {
        json += asString(value_entityType_43);
      }
    } else {
      throw new Error('"entityType" is required!');
    }
    const value_fullName_44 = obj["fullName"];
    if (value_fullName_44 !== void 0) {
      json += ',"fullName":';
      if (typeof value_fullName_44 !== "string") {
        if (value_fullName_44 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_fullName_44 instanceof Date) {
          json += JSON_STR_QUOTE + value_fullName_44.toISOString() + JSON_STR_QUOTE;
        } else if (value_fullName_44 instanceof RegExp) {
          json += asString(value_fullName_44.source);
        } else {
          json += asString(value_fullName_44.toString());
        }
      } else {
        json += asString(value_fullName_44);
      }
    } else {
      throw new Error('"fullName" is required!');
    }
    const value_externalId_45 = obj["externalId"];
    if (value_externalId_45 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_45 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_45 !== "string") {
          if (value_externalId_45 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_45.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_45 instanceof RegExp) {
            json += asString(value_externalId_45.source);
          } else {
            json += asString(value_externalId_45.toString());
          }
        } else {
          json += asString(value_externalId_45);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_sessionId_46 = obj["sessionId"];
    if (value_sessionId_46 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_46 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_46 !== "string") {
          if (value_sessionId_46 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_46.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_46 instanceof RegExp) {
            json += asString(value_sessionId_46.source);
          } else {
            json += asString(value_sessionId_46.toString());
          }
        } else {
          json += asString(value_sessionId_46);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_threshold_47 = obj["threshold"];
    if (value_threshold_47 !== void 0) {
      json += ',"threshold":';
      json += asInteger(value_threshold_47);
    } else {
      throw new Error('"threshold" is required!');
    }
    const value_monitor_48 = obj["monitor"];
    if (value_monitor_48 !== void 0) {
      json += ',"monitor":';
      json += asBoolean(value_monitor_48);
    } else {
      throw new Error('"monitor" is required!');
    }
    const value_version_49 = obj["version"];
    if (value_version_49 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_49);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_50 = obj["createdAt"];
    if (value_createdAt_50 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_50 !== "string") {
        if (value_createdAt_50 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_50 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_50.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_50 instanceof RegExp) {
          json += asString(value_createdAt_50.source);
        } else {
          json += asString(value_createdAt_50.toString());
        }
      } else {
        json += asString(value_createdAt_50);
      }
    } else {
      throw new Error('"createdAt" is required!');
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
    const value_screening_2 = obj["screening"];
    if (value_screening_2 !== void 0) {
      json += ',"screening":';
      json += anonymous1(value_screening_2);
    } else {
      throw new Error('"screening" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator3, serializer3);
var getScreening_default = write3;

// notaria:deleteScreening
var Serializer4 = require_serializer();
var serializerState4 = { "mode": "standalone", "inlineValidators": true };
var serializer4 = Serializer4.restoreFromState(serializerState4);
var validator4 = null;
var write4 = (function anonymous4(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_deletedAt_5 = obj["deletedAt"];
    if (value_deletedAt_5 !== void 0) {
      json += ',"deletedAt":';
      if (typeof value_deletedAt_5 !== "string") {
        if (value_deletedAt_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_deletedAt_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_deletedAt_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_deletedAt_5 instanceof RegExp) {
          json += asString(value_deletedAt_5.source);
        } else {
          json += asString(value_deletedAt_5.toString());
        }
      } else {
        json += asString(value_deletedAt_5);
      }
    } else {
      throw new Error('"deletedAt" is required!');
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
    const value_screening_2 = obj["screening"];
    if (value_screening_2 !== void 0) {
      json += ',"screening":';
      json += anonymous1(value_screening_2);
    } else {
      throw new Error('"screening" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator4, serializer4);
var deleteScreening_default = write4;

// notaria:decideHit
var Serializer5 = require_serializer();
var serializerState5 = { "mode": "standalone", "inlineValidators": true };
var serializer5 = Serializer5.restoreFromState(serializerState5);
var validator5 = null;
var write5 = (function anonymous5(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_queryPart_19 = obj["queryPart"];
    if (value_queryPart_19 !== void 0) {
      json += '{"queryPart":';
      if (typeof value_queryPart_19 !== "string") {
        if (value_queryPart_19 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_queryPart_19 instanceof Date) {
          json += JSON_STR_QUOTE + value_queryPart_19.toISOString() + JSON_STR_QUOTE;
        } else if (value_queryPart_19 instanceof RegExp) {
          json += asString(value_queryPart_19.source);
        } else {
          json += asString(value_queryPart_19.toString());
        }
      } else {
        json += asString(value_queryPart_19);
      }
    } else {
      throw new Error('"queryPart" is required!');
    }
    const value_listPart_20 = obj["listPart"];
    if (value_listPart_20 !== void 0) {
      json += ',"listPart":';
      if (typeof value_listPart_20 !== "string") {
        if (value_listPart_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_listPart_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_listPart_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_listPart_20 instanceof RegExp) {
          json += asString(value_listPart_20.source);
        } else {
          json += asString(value_listPart_20.toString());
        }
      } else {
        json += asString(value_listPart_20);
      }
    } else {
      throw new Error('"listPart" is required!');
    }
    const value_kind_21 = obj["kind"];
    if (value_kind_21 !== void 0) {
      json += ',"kind":';
      if (typeof value_kind_21 !== "string") {
        if (value_kind_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_kind_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_kind_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_kind_21 instanceof RegExp) {
          json += asString(value_kind_21.source);
        } else {
          json += asString(value_kind_21.toString());
        }
      } else {
        json += asString(value_kind_21);
      }
    } else {
      throw new Error('"kind" is required!');
    }
    const value_score_22 = obj["score"];
    if (value_score_22 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_22);
    } else {
      throw new Error('"score" is required!');
    }
    const value_weight_23 = obj["weight"];
    if (value_weight_23 !== void 0) {
      json += ',"weight":';
      json += asNumber(value_weight_23);
    } else {
      throw new Error('"weight" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/breakdown' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous52(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous52(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_kind_26 = obj["kind"];
    if (value_kind_26 !== void 0) {
      json += '{"kind":';
      if (typeof value_kind_26 !== "string") {
        if (value_kind_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_kind_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_kind_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_kind_26 instanceof RegExp) {
          json += asString(value_kind_26.source);
        } else {
          json += asString(value_kind_26.toString());
        }
      } else {
        json += asString(value_kind_26);
      }
    } else {
      throw new Error('"kind" is required!');
    }
    const value_points_27 = obj["points"];
    if (value_points_27 !== void 0) {
      json += ',"points":';
      json += asInteger(value_points_27);
    } else {
      throw new Error('"points" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous62(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/modifiers' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous72(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous72(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous82(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/topics' does not match schema definition.");
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
  function anonymous92(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Hit#/properties/programs' does not match schema definition.");
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
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_9 = obj["id"];
    if (value_id_9 !== void 0) {
      json += '{"id":';
      if (typeof value_id_9 !== "string") {
        if (value_id_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_9 instanceof RegExp) {
          json += asString(value_id_9.source);
        } else {
          json += asString(value_id_9.toString());
        }
      } else {
        json += asString(value_id_9);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_entityId_10 = obj["entityId"];
    if (value_entityId_10 !== void 0) {
      json += ',"entityId":';
      if (typeof value_entityId_10 !== "string") {
        if (value_entityId_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_entityId_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_entityId_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_entityId_10 instanceof RegExp) {
          json += asString(value_entityId_10.source);
        } else {
          json += asString(value_entityId_10.toString());
        }
      } else {
        json += asString(value_entityId_10);
      }
    } else {
      throw new Error('"entityId" is required!');
    }
    const value_list_11 = obj["list"];
    if (value_list_11 !== void 0) {
      json += ',"list":';
      if (typeof value_list_11 !== "string") {
        if (value_list_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_list_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_list_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_list_11 instanceof RegExp) {
          json += asString(value_list_11.source);
        } else {
          json += asString(value_list_11.toString());
        }
      } else {
        json += asString(value_list_11);
      }
    } else {
      throw new Error('"list" is required!');
    }
    const value_listVersion_12 = obj["listVersion"];
    if (value_listVersion_12 !== void 0) {
      json += ',"listVersion":';
      if (typeof value_listVersion_12 !== "string") {
        if (value_listVersion_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_listVersion_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_listVersion_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_listVersion_12 instanceof RegExp) {
          json += asString(value_listVersion_12.source);
        } else {
          json += asString(value_listVersion_12.toString());
        }
      } else {
        json += asString(value_listVersion_12);
      }
    } else {
      throw new Error('"listVersion" is required!');
    }
    const value_caption_13 = obj["caption"];
    if (value_caption_13 !== void 0) {
      json += ',"caption":';
      if (typeof value_caption_13 !== "string") {
        if (value_caption_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_caption_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_caption_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_caption_13 instanceof RegExp) {
          json += asString(value_caption_13.source);
        } else {
          json += asString(value_caption_13.toString());
        }
      } else {
        json += asString(value_caption_13);
      }
    } else {
      throw new Error('"caption" is required!');
    }
    const value_matchedName_14 = obj["matchedName"];
    if (value_matchedName_14 !== void 0) {
      json += ',"matchedName":';
      if (typeof value_matchedName_14 !== "string") {
        if (value_matchedName_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchedName_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchedName_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchedName_14 instanceof RegExp) {
          json += asString(value_matchedName_14.source);
        } else {
          json += asString(value_matchedName_14.toString());
        }
      } else {
        json += asString(value_matchedName_14);
      }
    } else {
      throw new Error('"matchedName" is required!');
    }
    const value_matchedNameKind_15 = obj["matchedNameKind"];
    if (value_matchedNameKind_15 !== void 0) {
      json += ',"matchedNameKind":';
      if (typeof value_matchedNameKind_15 !== "string") {
        if (value_matchedNameKind_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchedNameKind_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchedNameKind_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchedNameKind_15 instanceof RegExp) {
          json += asString(value_matchedNameKind_15.source);
        } else {
          json += asString(value_matchedNameKind_15.toString());
        }
      } else {
        json += asString(value_matchedNameKind_15);
      }
    } else {
      throw new Error('"matchedNameKind" is required!');
    }
    const value_score_16 = obj["score"];
    if (value_score_16 !== void 0) {
      json += ',"score":';
      json += asInteger(value_score_16);
    } else {
      throw new Error('"score" is required!');
    }
    const value_breakdown_17 = obj["breakdown"];
    if (value_breakdown_17 !== void 0) {
      json += ',"breakdown":';
      json += anonymous49(value_breakdown_17);
    } else {
      throw new Error('"breakdown" is required!');
    }
    const value_modifiers_24 = obj["modifiers"];
    if (value_modifiers_24 !== void 0) {
      json += ',"modifiers":';
      json += anonymous62(value_modifiers_24);
    } else {
      throw new Error('"modifiers" is required!');
    }
    const value_topics_28 = obj["topics"];
    if (value_topics_28 !== void 0) {
      json += ',"topics":';
      json += anonymous82(value_topics_28);
    } else {
      throw new Error('"topics" is required!');
    }
    const value_programs_29 = obj["programs"];
    if (value_programs_29 !== void 0) {
      json += ',"programs":';
      json += anonymous92(value_programs_29);
    } else {
      throw new Error('"programs" is required!');
    }
    const value_reviewStatus_30 = obj["reviewStatus"];
    if (value_reviewStatus_30 !== void 0) {
      json += ',"reviewStatus":';
      if (typeof value_reviewStatus_30 !== "string") {
        if (value_reviewStatus_30 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_reviewStatus_30 instanceof Date) {
          json += JSON_STR_QUOTE + value_reviewStatus_30.toISOString() + JSON_STR_QUOTE;
        } else if (value_reviewStatus_30 instanceof RegExp) {
          json += asString(value_reviewStatus_30.source);
        } else {
          json += asString(value_reviewStatus_30.toString());
        }
      } else {
        json += asString(value_reviewStatus_30);
      }
    } else {
      throw new Error('"reviewStatus" is required!');
    }
    const value_firstSeen_31 = obj["firstSeen"];
    if (value_firstSeen_31 !== void 0) {
      json += ',"firstSeen":';
      if (typeof value_firstSeen_31 !== "string") {
        if (value_firstSeen_31 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_firstSeen_31 instanceof Date) {
          json += JSON_STR_QUOTE + value_firstSeen_31.toISOString() + JSON_STR_QUOTE;
        } else if (value_firstSeen_31 instanceof RegExp) {
          json += asString(value_firstSeen_31.source);
        } else {
          json += asString(value_firstSeen_31.toString());
        }
      } else {
        json += asString(value_firstSeen_31);
      }
    } else {
      throw new Error('"firstSeen" is required!');
    }
    const value_lastSeen_32 = obj["lastSeen"];
    if (value_lastSeen_32 !== void 0) {
      json += ',"lastSeen":';
      if (typeof value_lastSeen_32 !== "string") {
        if (value_lastSeen_32 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_lastSeen_32 instanceof Date) {
          json += JSON_STR_QUOTE + value_lastSeen_32.toISOString() + JSON_STR_QUOTE;
        } else if (value_lastSeen_32 instanceof RegExp) {
          json += asString(value_lastSeen_32.source);
        } else {
          json += asString(value_lastSeen_32.toString());
        }
      } else {
        json += asString(value_lastSeen_32);
      }
    } else {
      throw new Error('"lastSeen" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Screening#/properties/hits' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous310(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous310(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous112(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_36 = obj["id"];
    if (value_id_36 !== void 0) {
      json += '{"id":';
      if (typeof value_id_36 !== "string") {
        if (value_id_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_36 instanceof RegExp) {
          json += asString(value_id_36.source);
        } else {
          json += asString(value_id_36.toString());
        }
      } else {
        json += asString(value_id_36);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_version_37 = obj["version"];
    if (value_version_37 !== void 0) {
      json += ',"version":';
      if (typeof value_version_37 !== "string") {
        if (value_version_37 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_37 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_37.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_37 instanceof RegExp) {
          json += asString(value_version_37.source);
        } else {
          json += asString(value_version_37.toString());
        }
      } else {
        json += asString(value_version_37);
      }
    } else {
      throw new Error('"version" is required!');
    }
    const value_entities_38 = obj["entities"];
    if (value_entities_38 !== void 0) {
      json += ',"entities":';
      json += asInteger(value_entities_38);
    } else {
      throw new Error('"entities" is required!');
    }
    const value_publishedAt_39 = obj["publishedAt"];
    if (value_publishedAt_39 !== void 0) {
      json += ',"publishedAt":';
      if (value_publishedAt_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_publishedAt_39 !== "string") {
          if (value_publishedAt_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_publishedAt_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_publishedAt_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_publishedAt_39 instanceof RegExp) {
            json += asString(value_publishedAt_39.source);
          } else {
            json += asString(value_publishedAt_39.toString());
          }
        } else {
          json += asString(value_publishedAt_39);
        }
      }
    } else {
      throw new Error('"publishedAt" is required!');
    }
    const value_loadedAt_40 = obj["loadedAt"];
    if (value_loadedAt_40 !== void 0) {
      json += ',"loadedAt":';
      if (typeof value_loadedAt_40 !== "string") {
        if (value_loadedAt_40 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_loadedAt_40 instanceof Date) {
          json += JSON_STR_QUOTE + value_loadedAt_40.toISOString() + JSON_STR_QUOTE;
        } else if (value_loadedAt_40 instanceof RegExp) {
          json += asString(value_loadedAt_40.source);
        } else {
          json += asString(value_loadedAt_40.toString());
        }
      } else {
        json += asString(value_loadedAt_40);
      }
    } else {
      throw new Error('"loadedAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Screening#/properties/lists' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous112(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous112(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_match_5 = obj["match"];
    if (value_match_5 !== void 0) {
      json += ',"match":';
      json += asBoolean(value_match_5);
    } else {
      throw new Error('"match" is required!');
    }
    const value_score_6 = obj["score"];
    if (value_score_6 !== void 0) {
      json += ',"score":';
      json += asInteger(value_score_6);
    } else {
      throw new Error('"score" is required!');
    }
    const value_hits_7 = obj["hits"];
    if (value_hits_7 !== void 0) {
      json += ',"hits":';
      json += anonymous210(value_hits_7);
    } else {
      throw new Error('"hits" is required!');
    }
    const value_screenedAt_33 = obj["screenedAt"];
    if (value_screenedAt_33 !== void 0) {
      json += ',"screenedAt":';
      if (typeof value_screenedAt_33 !== "string") {
        if (value_screenedAt_33 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_screenedAt_33 instanceof Date) {
          json += JSON_STR_QUOTE + value_screenedAt_33.toISOString() + JSON_STR_QUOTE;
        } else if (value_screenedAt_33 instanceof RegExp) {
          json += asString(value_screenedAt_33.source);
        } else {
          json += asString(value_screenedAt_33.toString());
        }
      } else {
        json += asString(value_screenedAt_33);
      }
    } else {
      throw new Error('"screenedAt" is required!');
    }
    const value_lists_34 = obj["lists"];
    if (value_lists_34 !== void 0) {
      json += ',"lists":';
      json += anonymous102(value_lists_34);
    } else {
      throw new Error('"lists" is required!');
    }
    const value_algorithm_41 = obj["algorithm"];
    if (value_algorithm_41 !== void 0) {
      json += ',"algorithm":';
      if (typeof value_algorithm_41 !== "string") {
        if (value_algorithm_41 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_algorithm_41 instanceof Date) {
          json += JSON_STR_QUOTE + value_algorithm_41.toISOString() + JSON_STR_QUOTE;
        } else if (value_algorithm_41 instanceof RegExp) {
          json += asString(value_algorithm_41.source);
        } else {
          json += asString(value_algorithm_41.toString());
        }
      } else {
        json += asString(value_algorithm_41);
      }
    } else {
      throw new Error('"algorithm" is required!');
    }
    const value_status_42 = obj["status"];
    if (value_status_42 !== void 0) {
      json += ',"status":';
      if (typeof value_status_42 !== "string") {
        if (value_status_42 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_42 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_42.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_42 instanceof RegExp) {
          json += asString(value_status_42.source);
        } else {
          json += asString(value_status_42.toString());
        }
      } else {
        json += asString(value_status_42);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_entityType_43 = obj["entityType"];
    if (value_entityType_43 !== void 0) {
      json += ',"entityType":';
      if (typeof value_entityType_43 !== "string") {
        if (value_entityType_43 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_entityType_43 instanceof Date) {
          json += JSON_STR_QUOTE + value_entityType_43.toISOString() + JSON_STR_QUOTE;
        } else if (value_entityType_43 instanceof RegExp) {
          json += asString(value_entityType_43.source);
        } else {
          json += asString(value_entityType_43.toString());
        }
      } else {
        json += asString(value_entityType_43);
      }
    } else {
      throw new Error('"entityType" is required!');
    }
    const value_fullName_44 = obj["fullName"];
    if (value_fullName_44 !== void 0) {
      json += ',"fullName":';
      if (typeof value_fullName_44 !== "string") {
        if (value_fullName_44 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_fullName_44 instanceof Date) {
          json += JSON_STR_QUOTE + value_fullName_44.toISOString() + JSON_STR_QUOTE;
        } else if (value_fullName_44 instanceof RegExp) {
          json += asString(value_fullName_44.source);
        } else {
          json += asString(value_fullName_44.toString());
        }
      } else {
        json += asString(value_fullName_44);
      }
    } else {
      throw new Error('"fullName" is required!');
    }
    const value_externalId_45 = obj["externalId"];
    if (value_externalId_45 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_45 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_45 !== "string") {
          if (value_externalId_45 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_45.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_45 instanceof RegExp) {
            json += asString(value_externalId_45.source);
          } else {
            json += asString(value_externalId_45.toString());
          }
        } else {
          json += asString(value_externalId_45);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_sessionId_46 = obj["sessionId"];
    if (value_sessionId_46 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_46 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_46 !== "string") {
          if (value_sessionId_46 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_46.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_46 instanceof RegExp) {
            json += asString(value_sessionId_46.source);
          } else {
            json += asString(value_sessionId_46.toString());
          }
        } else {
          json += asString(value_sessionId_46);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_threshold_47 = obj["threshold"];
    if (value_threshold_47 !== void 0) {
      json += ',"threshold":';
      json += asInteger(value_threshold_47);
    } else {
      throw new Error('"threshold" is required!');
    }
    const value_monitor_48 = obj["monitor"];
    if (value_monitor_48 !== void 0) {
      json += ',"monitor":';
      json += asBoolean(value_monitor_48);
    } else {
      throw new Error('"monitor" is required!');
    }
    const value_version_49 = obj["version"];
    if (value_version_49 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_49);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_50 = obj["createdAt"];
    if (value_createdAt_50 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_50 !== "string") {
        if (value_createdAt_50 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_50 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_50.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_50 instanceof RegExp) {
          json += asString(value_createdAt_50.source);
        } else {
          json += asString(value_createdAt_50.toString());
        }
      } else {
        json += asString(value_createdAt_50);
      }
    } else {
      throw new Error('"createdAt" is required!');
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
    const value_screening_2 = obj["screening"];
    if (value_screening_2 !== void 0) {
      json += ',"screening":';
      json += anonymous1(value_screening_2);
    } else {
      throw new Error('"screening" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator5, serializer5);
var decideHit_default = write5;

// notaria:estimateAge
var Serializer6 = require_serializer();
var serializerState6 = { "mode": "standalone", "inlineValidators": true };
var serializer6 = Serializer6.restoreFromState(serializerState6);
var validator6 = null;
var write6 = (function anonymous6(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_id_8 = obj["id"];
    if (value_id_8 !== void 0) {
      json += '{"id":';
      if (typeof value_id_8 !== "string") {
        if (value_id_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_8 instanceof RegExp) {
          json += asString(value_id_8.source);
        } else {
          json += asString(value_id_8.toString());
        }
      } else {
        json += asString(value_id_8);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_9 = obj["status"];
    if (value_status_9 !== void 0) {
      json += ',"status":';
      if (typeof value_status_9 !== "string") {
        if (value_status_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_9 instanceof RegExp) {
          json += asString(value_status_9.source);
        } else {
          json += asString(value_status_9.toString());
        }
      } else {
        json += asString(value_status_9);
      }
    } else {
      throw new Error('"status" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_17 = obj["severity"];
    if (value_severity_17 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_17 !== "string") {
        if (value_severity_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_17 instanceof RegExp) {
          json += asString(value_severity_17.source);
        } else {
          json += asString(value_severity_17.toString());
        }
      } else {
        json += asString(value_severity_17);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_18 = obj["message"];
    if (value_message_18 !== void 0) {
      json += ',"message":';
      if (typeof value_message_18 !== "string") {
        if (value_message_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_18 instanceof RegExp) {
          json += asString(value_message_18.source);
        } else {
          json += asString(value_message_18.toString());
        }
      } else {
        json += asString(value_message_18);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'AgeCheck#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_21 = obj["code"];
    if (value_code_21 !== void 0) {
      json += '{"code":';
      if (typeof value_code_21 !== "string") {
        if (value_code_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_21 instanceof RegExp) {
          json += asString(value_code_21.source);
        } else {
          json += asString(value_code_21.toString());
        }
      } else {
        json += asString(value_code_21);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_22 = obj["status"];
    if (value_status_22 !== void 0) {
      json += ',"status":';
      if (typeof value_status_22 !== "string") {
        if (value_status_22 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_22 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_22.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_22 instanceof RegExp) {
          json += asString(value_status_22.source);
        } else {
          json += asString(value_status_22.toString());
        }
      } else {
        json += asString(value_status_22);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_23 = obj["score"];
    if (value_score_23 !== void 0) {
      json += ',"score":';
      if (value_score_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_23);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_24 = obj["details"];
    if (value_details_24 !== void 0) {
      json += ',"details":';
      if (value_details_24 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_24 !== "string") {
          if (value_details_24 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_24.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_24 instanceof RegExp) {
            json += asString(value_details_24.source);
          } else {
            json += asString(value_details_24.toString());
          }
        } else {
          json += asString(value_details_24);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'AgeCheck#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_27 = obj["livenessDecline"];
    if (value_livenessDecline_27 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_27);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_28 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_28 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_28);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_29 = obj["faceMatchReview"];
    if (value_faceMatchReview_29 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_29);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_30 = obj["amlReview"];
    if (value_amlReview_30 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_30);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_31 = obj["amlDecline"];
    if (value_amlDecline_31 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_31);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_name_34 = obj["name"];
    if (value_name_34 !== void 0) {
      json += '{"name":';
      if (typeof value_name_34 !== "string") {
        if (value_name_34 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_34 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_34.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_34 instanceof RegExp) {
          json += asString(value_name_34.source);
        } else {
          json += asString(value_name_34.toString());
        }
      } else {
        json += asString(value_name_34);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_version_35 = obj["version"];
    if (value_version_35 !== void 0) {
      json += ',"version":';
      if (typeof value_version_35 !== "string") {
        if (value_version_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_35 instanceof RegExp) {
          json += asString(value_version_35.source);
        } else {
          json += asString(value_version_35.toString());
        }
      } else {
        json += asString(value_version_35);
      }
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_low_40 = obj["low"];
    if (value_low_40 !== void 0) {
      json += '{"low":';
      json += asNumber(value_low_40);
    } else {
      throw new Error('"low" is required!');
    }
    const value_high_41 = obj["high"];
    if (value_high_41 !== void 0) {
      json += ',"high":';
      json += asNumber(value_high_41);
    } else {
      throw new Error('"high" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous112(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_x_47 = obj["x"];
    if (value_x_47 !== void 0) {
      json += '{"x":';
      json += asNumber(value_x_47);
    } else {
      throw new Error('"x" is required!');
    }
    const value_y_48 = obj["y"];
    if (value_y_48 !== void 0) {
      json += ',"y":';
      json += asNumber(value_y_48);
    } else {
      throw new Error('"y" is required!');
    }
    const value_width_49 = obj["width"];
    if (value_width_49 !== void 0) {
      json += ',"width":';
      json += asNumber(value_width_49);
    } else {
      throw new Error('"width" is required!');
    }
    const value_height_50 = obj["height"];
    if (value_height_50 !== void 0) {
      json += ',"height":';
      json += asNumber(value_height_50);
    } else {
      throw new Error('"height" is required!');
    }
    const value_confidence_51 = obj["confidence"];
    if (value_confidence_51 !== void 0) {
      json += ',"confidence":';
      json += asNumber(value_confidence_51);
    } else {
      throw new Error('"confidence" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'FaceBoxes#' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous112(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous112(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_sessionId_5 = obj["sessionId"];
    if (value_sessionId_5 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_5 !== "string") {
          if (value_sessionId_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_5 instanceof RegExp) {
            json += asString(value_sessionId_5.source);
          } else {
            json += asString(value_sessionId_5.toString());
          }
        } else {
          json += asString(value_sessionId_5);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_session_6 = obj["session"];
    if (value_session_6 !== void 0) {
      json += ',"session":';
      if (value_session_6 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous210(value_session_6);
      }
    } else {
      throw new Error('"session" is required!');
    }
    const value_type_10 = obj["type"];
    if (value_type_10 !== void 0) {
      json += ',"type":';
      if (typeof value_type_10 !== "string") {
        if (value_type_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_10 instanceof RegExp) {
          json += asString(value_type_10.source);
        } else {
          json += asString(value_type_10.toString());
        }
      } else {
        json += asString(value_type_10);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_retryable_13 = obj["retryable"];
    if (value_retryable_13 !== void 0) {
      json += ',"retryable":';
      json += asBoolean(value_retryable_13);
    } else {
      throw new Error('"retryable" is required!');
    }
    const value_warnings_14 = obj["warnings"];
    if (value_warnings_14 !== void 0) {
      json += ',"warnings":';
      json += anonymous310(value_warnings_14);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_19 = obj["checks"];
    if (value_checks_19 !== void 0) {
      json += ',"checks":';
      json += anonymous52(value_checks_19);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_thresholds_25 = obj["thresholds"];
    if (value_thresholds_25 !== void 0) {
      json += ',"thresholds":';
      json += anonymous72(value_thresholds_25);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_engine_32 = obj["engine"];
    if (value_engine_32 !== void 0) {
      json += ',"engine":';
      json += anonymous82(value_engine_32);
    } else {
      throw new Error('"engine" is required!');
    }
    const value_createdAt_36 = obj["createdAt"];
    if (value_createdAt_36 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_36 !== "string") {
        if (value_createdAt_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_36 instanceof RegExp) {
          json += asString(value_createdAt_36.source);
        } else {
          json += asString(value_createdAt_36.toString());
        }
      } else {
        json += asString(value_createdAt_36);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_estimatedAge_37 = obj["estimatedAge"];
    if (value_estimatedAge_37 !== void 0) {
      json += ',"estimatedAge":';
      if (value_estimatedAge_37 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_estimatedAge_37);
      }
    } else {
      throw new Error('"estimatedAge" is required!');
    }
    const value_range_38 = obj["range"];
    if (value_range_38 !== void 0) {
      json += ',"range":';
      if (value_range_38 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous92(value_range_38);
      }
    } else {
      throw new Error('"range" is required!');
    }
    const value_minAge_42 = obj["minAge"];
    if (value_minAge_42 !== void 0) {
      json += ',"minAge":';
      if (value_minAge_42 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_minAge_42);
      }
    } else {
      throw new Error('"minAge" is required!');
    }
    const value_passed_43 = obj["passed"];
    if (value_passed_43 !== void 0) {
      json += ',"passed":';
      if (value_passed_43 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asBoolean(value_passed_43);
      }
    } else {
      throw new Error('"passed" is required!');
    }
    const value_livenessScore_44 = obj["livenessScore"];
    if (value_livenessScore_44 !== void 0) {
      json += ',"livenessScore":';
      if (value_livenessScore_44 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_livenessScore_44);
      }
    } else {
      throw new Error('"livenessScore" is required!');
    }
    const value_faces_45 = obj["faces"];
    if (value_faces_45 !== void 0) {
      json += ',"faces":';
      json += anonymous102(value_faces_45);
    } else {
      throw new Error('"faces" is required!');
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
    const value_check_2 = obj["check"];
    if (value_check_2 !== void 0) {
      json += ',"check":';
      json += anonymous1(value_check_2);
    } else {
      throw new Error('"check" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator6, serializer6);
var estimateAge_default = write6;

// notaria:matchFaces
var Serializer7 = require_serializer();
var serializerState7 = { "mode": "standalone", "inlineValidators": true };
var serializer7 = Serializer7.restoreFromState(serializerState7);
var validator7 = null;
var write7 = (function anonymous7(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_id_8 = obj["id"];
    if (value_id_8 !== void 0) {
      json += '{"id":';
      if (typeof value_id_8 !== "string") {
        if (value_id_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_8 instanceof RegExp) {
          json += asString(value_id_8.source);
        } else {
          json += asString(value_id_8.toString());
        }
      } else {
        json += asString(value_id_8);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_9 = obj["status"];
    if (value_status_9 !== void 0) {
      json += ',"status":';
      if (typeof value_status_9 !== "string") {
        if (value_status_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_9 instanceof RegExp) {
          json += asString(value_status_9.source);
        } else {
          json += asString(value_status_9.toString());
        }
      } else {
        json += asString(value_status_9);
      }
    } else {
      throw new Error('"status" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_17 = obj["severity"];
    if (value_severity_17 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_17 !== "string") {
        if (value_severity_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_17 instanceof RegExp) {
          json += asString(value_severity_17.source);
        } else {
          json += asString(value_severity_17.toString());
        }
      } else {
        json += asString(value_severity_17);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_18 = obj["message"];
    if (value_message_18 !== void 0) {
      json += ',"message":';
      if (typeof value_message_18 !== "string") {
        if (value_message_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_18 instanceof RegExp) {
          json += asString(value_message_18.source);
        } else {
          json += asString(value_message_18.toString());
        }
      } else {
        json += asString(value_message_18);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'FaceMatchCheck#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_21 = obj["code"];
    if (value_code_21 !== void 0) {
      json += '{"code":';
      if (typeof value_code_21 !== "string") {
        if (value_code_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_21 instanceof RegExp) {
          json += asString(value_code_21.source);
        } else {
          json += asString(value_code_21.toString());
        }
      } else {
        json += asString(value_code_21);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_22 = obj["status"];
    if (value_status_22 !== void 0) {
      json += ',"status":';
      if (typeof value_status_22 !== "string") {
        if (value_status_22 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_22 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_22.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_22 instanceof RegExp) {
          json += asString(value_status_22.source);
        } else {
          json += asString(value_status_22.toString());
        }
      } else {
        json += asString(value_status_22);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_23 = obj["score"];
    if (value_score_23 !== void 0) {
      json += ',"score":';
      if (value_score_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_23);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_24 = obj["details"];
    if (value_details_24 !== void 0) {
      json += ',"details":';
      if (value_details_24 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_24 !== "string") {
          if (value_details_24 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_24.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_24 instanceof RegExp) {
            json += asString(value_details_24.source);
          } else {
            json += asString(value_details_24.toString());
          }
        } else {
          json += asString(value_details_24);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'FaceMatchCheck#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_27 = obj["livenessDecline"];
    if (value_livenessDecline_27 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_27);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_28 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_28 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_28);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_29 = obj["faceMatchReview"];
    if (value_faceMatchReview_29 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_29);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_30 = obj["amlReview"];
    if (value_amlReview_30 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_30);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_31 = obj["amlDecline"];
    if (value_amlDecline_31 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_31);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_name_34 = obj["name"];
    if (value_name_34 !== void 0) {
      json += '{"name":';
      if (typeof value_name_34 !== "string") {
        if (value_name_34 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_34 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_34.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_34 instanceof RegExp) {
          json += asString(value_name_34.source);
        } else {
          json += asString(value_name_34.toString());
        }
      } else {
        json += asString(value_name_34);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_version_35 = obj["version"];
    if (value_version_35 !== void 0) {
      json += ',"version":';
      if (typeof value_version_35 !== "string") {
        if (value_version_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_35 instanceof RegExp) {
          json += asString(value_version_35.source);
        } else {
          json += asString(value_version_35.toString());
        }
      } else {
        json += asString(value_version_35);
      }
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_x_39 = obj["x"];
    if (value_x_39 !== void 0) {
      json += '{"x":';
      json += asNumber(value_x_39);
    } else {
      throw new Error('"x" is required!');
    }
    const value_y_40 = obj["y"];
    if (value_y_40 !== void 0) {
      json += ',"y":';
      json += asNumber(value_y_40);
    } else {
      throw new Error('"y" is required!');
    }
    const value_width_41 = obj["width"];
    if (value_width_41 !== void 0) {
      json += ',"width":';
      json += asNumber(value_width_41);
    } else {
      throw new Error('"width" is required!');
    }
    const value_height_42 = obj["height"];
    if (value_height_42 !== void 0) {
      json += ',"height":';
      json += asNumber(value_height_42);
    } else {
      throw new Error('"height" is required!');
    }
    const value_confidence_43 = obj["confidence"];
    if (value_confidence_43 !== void 0) {
      json += ',"confidence":';
      json += asNumber(value_confidence_43);
    } else {
      throw new Error('"confidence" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'FaceBoxes#' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous102(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous102(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous112(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_sharpness_48 = obj["sharpness"];
    if (value_sharpness_48 !== void 0) {
      json += '{"sharpness":';
      if (value_sharpness_48 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_sharpness_48);
      }
    } else {
      throw new Error('"sharpness" is required!');
    }
    const value_brightness_49 = obj["brightness"];
    if (value_brightness_49 !== void 0) {
      json += ',"brightness":';
      if (value_brightness_49 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_brightness_49);
      }
    } else {
      throw new Error('"brightness" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_sessionId_5 = obj["sessionId"];
    if (value_sessionId_5 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_5 !== "string") {
          if (value_sessionId_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_5 instanceof RegExp) {
            json += asString(value_sessionId_5.source);
          } else {
            json += asString(value_sessionId_5.toString());
          }
        } else {
          json += asString(value_sessionId_5);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_session_6 = obj["session"];
    if (value_session_6 !== void 0) {
      json += ',"session":';
      if (value_session_6 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous210(value_session_6);
      }
    } else {
      throw new Error('"session" is required!');
    }
    const value_type_10 = obj["type"];
    if (value_type_10 !== void 0) {
      json += ',"type":';
      if (typeof value_type_10 !== "string") {
        if (value_type_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_10 instanceof RegExp) {
          json += asString(value_type_10.source);
        } else {
          json += asString(value_type_10.toString());
        }
      } else {
        json += asString(value_type_10);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_retryable_13 = obj["retryable"];
    if (value_retryable_13 !== void 0) {
      json += ',"retryable":';
      json += asBoolean(value_retryable_13);
    } else {
      throw new Error('"retryable" is required!');
    }
    const value_warnings_14 = obj["warnings"];
    if (value_warnings_14 !== void 0) {
      json += ',"warnings":';
      json += anonymous310(value_warnings_14);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_19 = obj["checks"];
    if (value_checks_19 !== void 0) {
      json += ',"checks":';
      json += anonymous52(value_checks_19);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_thresholds_25 = obj["thresholds"];
    if (value_thresholds_25 !== void 0) {
      json += ',"thresholds":';
      json += anonymous72(value_thresholds_25);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_engine_32 = obj["engine"];
    if (value_engine_32 !== void 0) {
      json += ',"engine":';
      json += anonymous82(value_engine_32);
    } else {
      throw new Error('"engine" is required!');
    }
    const value_createdAt_36 = obj["createdAt"];
    if (value_createdAt_36 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_36 !== "string") {
        if (value_createdAt_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_36 instanceof RegExp) {
          json += asString(value_createdAt_36.source);
        } else {
          json += asString(value_createdAt_36.toString());
        }
      } else {
        json += asString(value_createdAt_36);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_faces_37 = obj["faces"];
    if (value_faces_37 !== void 0) {
      json += ',"faces":';
      json += anonymous92(value_faces_37);
    } else {
      throw new Error('"faces" is required!');
    }
    const value_refFaces_44 = obj["refFaces"];
    if (value_refFaces_44 !== void 0) {
      json += ',"refFaces":';
      json += anonymous92(value_refFaces_44);
    } else {
      throw new Error('"refFaces" is required!');
    }
    const value_reference_45 = obj["reference"];
    if (value_reference_45 !== void 0) {
      json += ',"reference":';
      if (typeof value_reference_45 !== "string") {
        if (value_reference_45 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_reference_45 instanceof Date) {
          json += JSON_STR_QUOTE + value_reference_45.toISOString() + JSON_STR_QUOTE;
        } else if (value_reference_45 instanceof RegExp) {
          json += asString(value_reference_45.source);
        } else {
          json += asString(value_reference_45.toString());
        }
      } else {
        json += asString(value_reference_45);
      }
    } else {
      throw new Error('"reference" is required!');
    }
    const value_quality_46 = obj["quality"];
    if (value_quality_46 !== void 0) {
      json += ',"quality":';
      json += anonymous112(value_quality_46);
    } else {
      throw new Error('"quality" is required!');
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
    const value_check_2 = obj["check"];
    if (value_check_2 !== void 0) {
      json += ',"check":';
      json += anonymous1(value_check_2);
    } else {
      throw new Error('"check" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator7, serializer7);
var matchFaces_default = write7;

// notaria:searchFaces
var Serializer8 = require_serializer();
var serializerState8 = { "mode": "standalone", "inlineValidators": true };
var serializer8 = Serializer8.restoreFromState(serializerState8);
var validator8 = null;
var write8 = (function anonymous8(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_faceId_4 = obj["faceId"];
    if (value_faceId_4 !== void 0) {
      json += '{"faceId":';
      if (typeof value_faceId_4 !== "string") {
        if (value_faceId_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_faceId_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_faceId_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_faceId_4 instanceof RegExp) {
          json += asString(value_faceId_4.source);
        } else {
          json += asString(value_faceId_4.toString());
        }
      } else {
        json += asString(value_faceId_4);
      }
    } else {
      throw new Error('"faceId" is required!');
    }
    const value_externalId_5 = obj["externalId"];
    if (value_externalId_5 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_5 !== "string") {
          if (value_externalId_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_5 instanceof RegExp) {
            json += asString(value_externalId_5.source);
          } else {
            json += asString(value_externalId_5.toString());
          }
        } else {
          json += asString(value_externalId_5);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_sessionId_6 = obj["sessionId"];
    if (value_sessionId_6 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_6 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_6 !== "string") {
          if (value_sessionId_6 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_6.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_6 instanceof RegExp) {
            json += asString(value_sessionId_6.source);
          } else {
            json += asString(value_sessionId_6.toString());
          }
        } else {
          json += asString(value_sessionId_6);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_similarity_7 = obj["similarity"];
    if (value_similarity_7 !== void 0) {
      json += ',"similarity":';
      json += asNumber(value_similarity_7);
    } else {
      throw new Error('"similarity" is required!');
    }
    const value_blocklisted_8 = obj["blocklisted"];
    if (value_blocklisted_8 !== void 0) {
      json += ',"blocklisted":';
      json += asBoolean(value_blocklisted_8);
    } else {
      throw new Error('"blocklisted" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'FaceSimilarities#' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_name_14 = obj["name"];
    if (value_name_14 !== void 0) {
      json += '{"name":';
      if (typeof value_name_14 !== "string") {
        if (value_name_14 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_14 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_14.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_14 instanceof RegExp) {
          json += asString(value_name_14.source);
        } else {
          json += asString(value_name_14.toString());
        }
      } else {
        json += asString(value_name_14);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_version_15 = obj["version"];
    if (value_version_15 !== void 0) {
      json += ',"version":';
      if (typeof value_version_15 !== "string") {
        if (value_version_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_15 instanceof RegExp) {
          json += asString(value_version_15.source);
        } else {
          json += asString(value_version_15.toString());
        }
      } else {
        json += asString(value_version_15);
      }
    } else {
      throw new Error('"version" is required!');
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
    const value_matches_2 = obj["matches"];
    if (value_matches_2 !== void 0) {
      json += ',"matches":';
      json += anonymous1(value_matches_2);
    } else {
      throw new Error('"matches" is required!');
    }
    const value_searched_9 = obj["searched"];
    if (value_searched_9 !== void 0) {
      json += ',"searched":';
      json += asInteger(value_searched_9);
    } else {
      throw new Error('"searched" is required!');
    }
    const value_threshold_10 = obj["threshold"];
    if (value_threshold_10 !== void 0) {
      json += ',"threshold":';
      json += asNumber(value_threshold_10);
    } else {
      throw new Error('"threshold" is required!');
    }
    const value_collection_11 = obj["collection"];
    if (value_collection_11 !== void 0) {
      json += ',"collection":';
      if (typeof value_collection_11 !== "string") {
        if (value_collection_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_collection_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_collection_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_collection_11 instanceof RegExp) {
          json += asString(value_collection_11.source);
        } else {
          json += asString(value_collection_11.toString());
        }
      } else {
        json += asString(value_collection_11);
      }
    } else {
      throw new Error('"collection" is required!');
    }
    const value_engine_12 = obj["engine"];
    if (value_engine_12 !== void 0) {
      json += ',"engine":';
      json += anonymous310(value_engine_12);
    } else {
      throw new Error('"engine" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator8, serializer8);
var searchFaces_default = write8;

// notaria:indexFace
var Serializer9 = require_serializer();
var serializerState9 = { "mode": "standalone", "inlineValidators": true };
var serializer9 = Serializer9.restoreFromState(serializerState9);
var validator9 = null;
var write9 = (function anonymous9(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_collection_5 = obj["collection"];
    if (value_collection_5 !== void 0) {
      json += ',"collection":';
      if (typeof value_collection_5 !== "string") {
        if (value_collection_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_collection_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_collection_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_collection_5 instanceof RegExp) {
          json += asString(value_collection_5.source);
        } else {
          json += asString(value_collection_5.toString());
        }
      } else {
        json += asString(value_collection_5);
      }
    } else {
      throw new Error('"collection" is required!');
    }
    const value_externalId_6 = obj["externalId"];
    if (value_externalId_6 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_6 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_6 !== "string") {
          if (value_externalId_6 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_6.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_6 instanceof RegExp) {
            json += asString(value_externalId_6.source);
          } else {
            json += asString(value_externalId_6.toString());
          }
        } else {
          json += asString(value_externalId_6);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_sessionId_7 = obj["sessionId"];
    if (value_sessionId_7 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_7 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_7 !== "string") {
          if (value_sessionId_7 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_7.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_7 instanceof RegExp) {
            json += asString(value_sessionId_7.source);
          } else {
            json += asString(value_sessionId_7.toString());
          }
        } else {
          json += asString(value_sessionId_7);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_blocklisted_8 = obj["blocklisted"];
    if (value_blocklisted_8 !== void 0) {
      json += ',"blocklisted":';
      json += asBoolean(value_blocklisted_8);
    } else {
      throw new Error('"blocklisted" is required!');
    }
    const value_model_9 = obj["model"];
    if (value_model_9 !== void 0) {
      json += ',"model":';
      if (typeof value_model_9 !== "string") {
        if (value_model_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_model_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_model_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_model_9 instanceof RegExp) {
          json += asString(value_model_9.source);
        } else {
          json += asString(value_model_9.toString());
        }
      } else {
        json += asString(value_model_9);
      }
    } else {
      throw new Error('"model" is required!');
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
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_faceId_13 = obj["faceId"];
    if (value_faceId_13 !== void 0) {
      json += '{"faceId":';
      if (typeof value_faceId_13 !== "string") {
        if (value_faceId_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_faceId_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_faceId_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_faceId_13 instanceof RegExp) {
          json += asString(value_faceId_13.source);
        } else {
          json += asString(value_faceId_13.toString());
        }
      } else {
        json += asString(value_faceId_13);
      }
    } else {
      throw new Error('"faceId" is required!');
    }
    const value_externalId_14 = obj["externalId"];
    if (value_externalId_14 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_14 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_14 !== "string") {
          if (value_externalId_14 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_14.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_14 instanceof RegExp) {
            json += asString(value_externalId_14.source);
          } else {
            json += asString(value_externalId_14.toString());
          }
        } else {
          json += asString(value_externalId_14);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_sessionId_15 = obj["sessionId"];
    if (value_sessionId_15 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_15 !== "string") {
          if (value_sessionId_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_15 instanceof RegExp) {
            json += asString(value_sessionId_15.source);
          } else {
            json += asString(value_sessionId_15.toString());
          }
        } else {
          json += asString(value_sessionId_15);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_similarity_16 = obj["similarity"];
    if (value_similarity_16 !== void 0) {
      json += ',"similarity":';
      json += asNumber(value_similarity_16);
    } else {
      throw new Error('"similarity" is required!');
    }
    const value_blocklisted_17 = obj["blocklisted"];
    if (value_blocklisted_17 !== void 0) {
      json += ',"blocklisted":';
      json += asBoolean(value_blocklisted_17);
    } else {
      throw new Error('"blocklisted" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'FaceSimilarities#' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous310(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous310(value2);
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
    const value_face_2 = obj["face"];
    if (value_face_2 !== void 0) {
      json += ',"face":';
      json += anonymous1(value_face_2);
    } else {
      throw new Error('"face" is required!');
    }
    const value_duplicates_11 = obj["duplicates"];
    if (value_duplicates_11 !== void 0) {
      json += ',"duplicates":';
      json += anonymous210(value_duplicates_11);
    } else {
      throw new Error('"duplicates" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator9, serializer9);
var indexFace_default = write9;

// notaria:deleteFace
var Serializer10 = require_serializer();
var serializerState10 = { "mode": "standalone", "inlineValidators": true };
var serializer10 = Serializer10.restoreFromState(serializerState10);
var validator10 = null;
var write10 = (function anonymous10(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_deletedAt_5 = obj["deletedAt"];
    if (value_deletedAt_5 !== void 0) {
      json += ',"deletedAt":';
      if (typeof value_deletedAt_5 !== "string") {
        if (value_deletedAt_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_deletedAt_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_deletedAt_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_deletedAt_5 instanceof RegExp) {
          json += asString(value_deletedAt_5.source);
        } else {
          json += asString(value_deletedAt_5.toString());
        }
      } else {
        json += asString(value_deletedAt_5);
      }
    } else {
      throw new Error('"deletedAt" is required!');
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
    const value_face_2 = obj["face"];
    if (value_face_2 !== void 0) {
      json += ',"face":';
      json += anonymous1(value_face_2);
    } else {
      throw new Error('"face" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator10, serializer10);
var deleteFace_default = write10;

// notaria:checkLiveness
var Serializer11 = require_serializer();
var serializerState11 = { "mode": "standalone", "inlineValidators": true };
var serializer11 = Serializer11.restoreFromState(serializerState11);
var validator11 = null;
var write11 = (function anonymous11(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_id_8 = obj["id"];
    if (value_id_8 !== void 0) {
      json += '{"id":';
      if (typeof value_id_8 !== "string") {
        if (value_id_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_8 instanceof RegExp) {
          json += asString(value_id_8.source);
        } else {
          json += asString(value_id_8.toString());
        }
      } else {
        json += asString(value_id_8);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_9 = obj["status"];
    if (value_status_9 !== void 0) {
      json += ',"status":';
      if (typeof value_status_9 !== "string") {
        if (value_status_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_9 instanceof RegExp) {
          json += asString(value_status_9.source);
        } else {
          json += asString(value_status_9.toString());
        }
      } else {
        json += asString(value_status_9);
      }
    } else {
      throw new Error('"status" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_17 = obj["severity"];
    if (value_severity_17 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_17 !== "string") {
        if (value_severity_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_17 instanceof RegExp) {
          json += asString(value_severity_17.source);
        } else {
          json += asString(value_severity_17.toString());
        }
      } else {
        json += asString(value_severity_17);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_18 = obj["message"];
    if (value_message_18 !== void 0) {
      json += ',"message":';
      if (typeof value_message_18 !== "string") {
        if (value_message_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_18 instanceof RegExp) {
          json += asString(value_message_18.source);
        } else {
          json += asString(value_message_18.toString());
        }
      } else {
        json += asString(value_message_18);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'LivenessCheck#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_21 = obj["code"];
    if (value_code_21 !== void 0) {
      json += '{"code":';
      if (typeof value_code_21 !== "string") {
        if (value_code_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_21 instanceof RegExp) {
          json += asString(value_code_21.source);
        } else {
          json += asString(value_code_21.toString());
        }
      } else {
        json += asString(value_code_21);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_22 = obj["status"];
    if (value_status_22 !== void 0) {
      json += ',"status":';
      if (typeof value_status_22 !== "string") {
        if (value_status_22 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_22 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_22.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_22 instanceof RegExp) {
          json += asString(value_status_22.source);
        } else {
          json += asString(value_status_22.toString());
        }
      } else {
        json += asString(value_status_22);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_23 = obj["score"];
    if (value_score_23 !== void 0) {
      json += ',"score":';
      if (value_score_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_23);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_24 = obj["details"];
    if (value_details_24 !== void 0) {
      json += ',"details":';
      if (value_details_24 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_24 !== "string") {
          if (value_details_24 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_24.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_24 instanceof RegExp) {
            json += asString(value_details_24.source);
          } else {
            json += asString(value_details_24.toString());
          }
        } else {
          json += asString(value_details_24);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'LivenessCheck#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_27 = obj["livenessDecline"];
    if (value_livenessDecline_27 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_27);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_28 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_28 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_28);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_29 = obj["faceMatchReview"];
    if (value_faceMatchReview_29 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_29);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_30 = obj["amlReview"];
    if (value_amlReview_30 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_30);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_31 = obj["amlDecline"];
    if (value_amlDecline_31 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_31);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_name_34 = obj["name"];
    if (value_name_34 !== void 0) {
      json += '{"name":';
      if (typeof value_name_34 !== "string") {
        if (value_name_34 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_34 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_34.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_34 instanceof RegExp) {
          json += asString(value_name_34.source);
        } else {
          json += asString(value_name_34.toString());
        }
      } else {
        json += asString(value_name_34);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_version_35 = obj["version"];
    if (value_version_35 !== void 0) {
      json += ',"version":';
      if (typeof value_version_35 !== "string") {
        if (value_version_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_35 instanceof RegExp) {
          json += asString(value_version_35.source);
        } else {
          json += asString(value_version_35.toString());
        }
      } else {
        json += asString(value_version_35);
      }
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous112(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_asked_44 = obj["asked"];
    if (value_asked_44 !== void 0) {
      json += '{"asked":';
      if (typeof value_asked_44 !== "string") {
        if (value_asked_44 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_asked_44 instanceof Date) {
          json += JSON_STR_QUOTE + value_asked_44.toISOString() + JSON_STR_QUOTE;
        } else if (value_asked_44 instanceof RegExp) {
          json += asString(value_asked_44.source);
        } else {
          json += asString(value_asked_44.toString());
        }
      } else {
        json += asString(value_asked_44);
      }
    } else {
      throw new Error('"asked" is required!');
    }
    const value_seen_45 = obj["seen"];
    if (value_seen_45 !== void 0) {
      json += ',"seen":';
      if (value_seen_45 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_seen_45 !== "string") {
          if (value_seen_45 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_seen_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_seen_45.toISOString() + JSON_STR_QUOTE;
          } else if (value_seen_45 instanceof RegExp) {
            json += asString(value_seen_45.source);
          } else {
            json += asString(value_seen_45.toString());
          }
        } else {
          json += asString(value_seen_45);
        }
      }
    } else {
      throw new Error('"seen" is required!');
    }
    const value_passed_46 = obj["passed"];
    if (value_passed_46 !== void 0) {
      json += ',"passed":';
      json += asBoolean(value_passed_46);
    } else {
      throw new Error('"passed" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'LivenessChallengeResultOrNull#/properties/turns' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous112(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous112(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_passed_41 = obj["passed"];
    if (value_passed_41 !== void 0) {
      json += '{"passed":';
      json += asBoolean(value_passed_41);
    } else {
      throw new Error('"passed" is required!');
    }
    const value_turns_42 = obj["turns"];
    if (value_turns_42 !== void 0) {
      json += ',"turns":';
      json += anonymous102(value_turns_42);
    } else {
      throw new Error('"turns" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous132(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_x_49 = obj["x"];
    if (value_x_49 !== void 0) {
      json += '{"x":';
      json += asNumber(value_x_49);
    } else {
      throw new Error('"x" is required!');
    }
    const value_y_50 = obj["y"];
    if (value_y_50 !== void 0) {
      json += ',"y":';
      json += asNumber(value_y_50);
    } else {
      throw new Error('"y" is required!');
    }
    const value_width_51 = obj["width"];
    if (value_width_51 !== void 0) {
      json += ',"width":';
      json += asNumber(value_width_51);
    } else {
      throw new Error('"width" is required!');
    }
    const value_height_52 = obj["height"];
    if (value_height_52 !== void 0) {
      json += ',"height":';
      json += asNumber(value_height_52);
    } else {
      throw new Error('"height" is required!');
    }
    const value_confidence_53 = obj["confidence"];
    if (value_confidence_53 !== void 0) {
      json += ',"confidence":';
      json += asNumber(value_confidence_53);
    } else {
      throw new Error('"confidence" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous122(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'FaceBoxes#' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous132(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous132(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous142(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_sharpness_56 = obj["sharpness"];
    if (value_sharpness_56 !== void 0) {
      json += '{"sharpness":';
      if (value_sharpness_56 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_sharpness_56);
      }
    } else {
      throw new Error('"sharpness" is required!');
    }
    const value_brightness_57 = obj["brightness"];
    if (value_brightness_57 !== void 0) {
      json += ',"brightness":';
      if (value_brightness_57 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_brightness_57);
      }
    } else {
      throw new Error('"brightness" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_sessionId_5 = obj["sessionId"];
    if (value_sessionId_5 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_5 !== "string") {
          if (value_sessionId_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_5 instanceof RegExp) {
            json += asString(value_sessionId_5.source);
          } else {
            json += asString(value_sessionId_5.toString());
          }
        } else {
          json += asString(value_sessionId_5);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_session_6 = obj["session"];
    if (value_session_6 !== void 0) {
      json += ',"session":';
      if (value_session_6 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous210(value_session_6);
      }
    } else {
      throw new Error('"session" is required!');
    }
    const value_type_10 = obj["type"];
    if (value_type_10 !== void 0) {
      json += ',"type":';
      if (typeof value_type_10 !== "string") {
        if (value_type_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_10 instanceof RegExp) {
          json += asString(value_type_10.source);
        } else {
          json += asString(value_type_10.toString());
        }
      } else {
        json += asString(value_type_10);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_retryable_13 = obj["retryable"];
    if (value_retryable_13 !== void 0) {
      json += ',"retryable":';
      json += asBoolean(value_retryable_13);
    } else {
      throw new Error('"retryable" is required!');
    }
    const value_warnings_14 = obj["warnings"];
    if (value_warnings_14 !== void 0) {
      json += ',"warnings":';
      json += anonymous310(value_warnings_14);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_19 = obj["checks"];
    if (value_checks_19 !== void 0) {
      json += ',"checks":';
      json += anonymous52(value_checks_19);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_thresholds_25 = obj["thresholds"];
    if (value_thresholds_25 !== void 0) {
      json += ',"thresholds":';
      json += anonymous72(value_thresholds_25);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_engine_32 = obj["engine"];
    if (value_engine_32 !== void 0) {
      json += ',"engine":';
      json += anonymous82(value_engine_32);
    } else {
      throw new Error('"engine" is required!');
    }
    const value_createdAt_36 = obj["createdAt"];
    if (value_createdAt_36 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_36 !== "string") {
        if (value_createdAt_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_36 instanceof RegExp) {
          json += asString(value_createdAt_36.source);
        } else {
          json += asString(value_createdAt_36.toString());
        }
      } else {
        json += asString(value_createdAt_36);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_method_37 = obj["method"];
    if (value_method_37 !== void 0) {
      json += ',"method":';
      if (typeof value_method_37 !== "string") {
        if (value_method_37 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_method_37 instanceof Date) {
          json += JSON_STR_QUOTE + value_method_37.toISOString() + JSON_STR_QUOTE;
        } else if (value_method_37 instanceof RegExp) {
          json += asString(value_method_37.source);
        } else {
          json += asString(value_method_37.toString());
        }
      } else {
        json += asString(value_method_37);
      }
    } else {
      throw new Error('"method" is required!');
    }
    const value_certified_38 = obj["certified"];
    if (value_certified_38 !== void 0) {
      json += ',"certified":';
      json += asBoolean(value_certified_38);
    } else {
      throw new Error('"certified" is required!');
    }
    const value_challenge_39 = obj["challenge"];
    if (value_challenge_39 !== void 0) {
      json += ',"challenge":';
      if (value_challenge_39 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous92(value_challenge_39);
      }
    } else {
      throw new Error('"challenge" is required!');
    }
    const value_faces_47 = obj["faces"];
    if (value_faces_47 !== void 0) {
      json += ',"faces":';
      json += anonymous122(value_faces_47);
    } else {
      throw new Error('"faces" is required!');
    }
    const value_quality_54 = obj["quality"];
    if (value_quality_54 !== void 0) {
      json += ',"quality":';
      json += anonymous142(value_quality_54);
    } else {
      throw new Error('"quality" is required!');
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
    const value_check_2 = obj["check"];
    if (value_check_2 !== void 0) {
      json += ',"check":';
      json += anonymous1(value_check_2);
    } else {
      throw new Error('"check" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator11, serializer11);
var checkLiveness_default = write11;

// notaria:createLivenessChallenge
var Serializer12 = require_serializer();
var serializerState12 = { "mode": "standalone", "inlineValidators": true };
var serializer12 = Serializer12.restoreFromState(serializerState12);
var validator12 = null;
var write12 = (function anonymous12(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'LivenessChallenge#/properties/turns' does not match schema definition.");
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
    const value_token_4 = obj["token"];
    if (value_token_4 !== void 0) {
      json += '{"token":';
      if (value_token_4 === null) {
        json += JSON_STR_NULL;
      } else {
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
      }
    } else {
      throw new Error('"token" is required!');
    }
    const value_turns_5 = obj["turns"];
    if (value_turns_5 !== void 0) {
      json += ',"turns":';
      json += anonymous210(value_turns_5);
    } else {
      throw new Error('"turns" is required!');
    }
    const value_sessionId_6 = obj["sessionId"];
    if (value_sessionId_6 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_6 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_6 !== "string") {
          if (value_sessionId_6 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_6.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_6 instanceof RegExp) {
            json += asString(value_sessionId_6.source);
          } else {
            json += asString(value_sessionId_6.toString());
          }
        } else {
          json += asString(value_sessionId_6);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_expiresAt_7 = obj["expiresAt"];
    if (value_expiresAt_7 !== void 0) {
      json += ',"expiresAt":';
      if (typeof value_expiresAt_7 !== "string") {
        if (value_expiresAt_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_expiresAt_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_expiresAt_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_expiresAt_7 instanceof RegExp) {
          json += asString(value_expiresAt_7.source);
        } else {
          json += asString(value_expiresAt_7.toString());
        }
      } else {
        json += asString(value_expiresAt_7);
      }
    } else {
      throw new Error('"expiresAt" is required!');
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
    const value_challenge_2 = obj["challenge"];
    if (value_challenge_2 !== void 0) {
      json += ',"challenge":';
      json += anonymous1(value_challenge_2);
    } else {
      throw new Error('"challenge" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator12, serializer12);
var createLivenessChallenge_default = write12;

// notaria:getCapture
var Serializer13 = require_serializer();
var serializerState13 = { "mode": "standalone", "inlineValidators": true };
var serializer13 = Serializer13.restoreFromState(serializerState13);
var validator13 = null;
var write13 = (function anonymous13(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/documentsAllowed' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_11 = obj["feature"];
    if (value_feature_11 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_11 !== "string") {
        if (value_feature_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_11 instanceof RegExp) {
          json += asString(value_feature_11.source);
        } else {
          json += asString(value_feature_11.toString());
        }
      } else {
        json += asString(value_feature_11);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_12 = obj["status"];
    if (value_status_12 !== void 0) {
      json += ',"status":';
      if (typeof value_status_12 !== "string") {
        if (value_status_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_12 instanceof RegExp) {
          json += asString(value_status_12.source);
        } else {
          json += asString(value_status_12.toString());
        }
      } else {
        json += asString(value_status_12);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attemptsLeft_13 = obj["attemptsLeft"];
    if (value_attemptsLeft_13 !== void 0) {
      json += ',"attemptsLeft":';
      json += asInteger(value_attemptsLeft_13);
    } else {
      throw new Error('"attemptsLeft" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_text_17 = obj["text"];
    if (value_text_17 !== void 0) {
      json += ',"text":';
      if (typeof value_text_17 !== "string") {
        if (value_text_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_text_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_text_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_text_17 instanceof RegExp) {
          json += asString(value_text_17.source);
        } else {
          json += asString(value_text_17.toString());
        }
      } else {
        json += asString(value_text_17);
      }
    } else {
      throw new Error('"text" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/advice' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_state_4 = obj["state"];
    if (value_state_4 !== void 0) {
      json += '{"state":';
      if (typeof value_state_4 !== "string") {
        if (value_state_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_state_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_state_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_state_4 instanceof RegExp) {
          json += asString(value_state_4.source);
        } else {
          json += asString(value_state_4.toString());
        }
      } else {
        json += asString(value_state_4);
      }
    } else {
      throw new Error('"state" is required!');
    }
    const value_next_5 = obj["next"];
    if (value_next_5 !== void 0) {
      json += ',"next":';
      if (value_next_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_next_5 !== "string") {
          if (value_next_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_next_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_next_5 instanceof RegExp) {
            json += asString(value_next_5.source);
          } else {
            json += asString(value_next_5.toString());
          }
        } else {
          json += asString(value_next_5);
        }
      }
    } else {
      throw new Error('"next" is required!');
    }
    const value_company_6 = obj["company"];
    if (value_company_6 !== void 0) {
      json += ',"company":';
      if (typeof value_company_6 !== "string") {
        if (value_company_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_company_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_company_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_company_6 instanceof RegExp) {
          json += asString(value_company_6.source);
        } else {
          json += asString(value_company_6.toString());
        }
      } else {
        json += asString(value_company_6);
      }
    } else {
      throw new Error('"company" is required!');
    }
    const value_language_7 = obj["language"];
    if (value_language_7 !== void 0) {
      json += ',"language":';
      if (typeof value_language_7 !== "string") {
        if (value_language_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_language_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_language_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_language_7 instanceof RegExp) {
          json += asString(value_language_7.source);
        } else {
          json += asString(value_language_7.toString());
        }
      } else {
        json += asString(value_language_7);
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_documentsAllowed_8 = obj["documentsAllowed"];
    if (value_documentsAllowed_8 !== void 0) {
      json += ',"documentsAllowed":';
      json += anonymous210(value_documentsAllowed_8);
    } else {
      throw new Error('"documentsAllowed" is required!');
    }
    const value_steps_9 = obj["steps"];
    if (value_steps_9 !== void 0) {
      json += ',"steps":';
      json += anonymous310(value_steps_9);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_advice_14 = obj["advice"];
    if (value_advice_14 !== void 0) {
      json += ',"advice":';
      json += anonymous52(value_advice_14);
    } else {
      throw new Error('"advice" is required!');
    }
    const value_returnUrl_18 = obj["returnUrl"];
    if (value_returnUrl_18 !== void 0) {
      json += ',"returnUrl":';
      if (value_returnUrl_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_returnUrl_18 !== "string") {
          if (value_returnUrl_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_returnUrl_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_returnUrl_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_returnUrl_18 instanceof RegExp) {
            json += asString(value_returnUrl_18.source);
          } else {
            json += asString(value_returnUrl_18.toString());
          }
        } else {
          json += asString(value_returnUrl_18);
        }
      }
    } else {
      throw new Error('"returnUrl" is required!');
    }
    const value_isTest_19 = obj["isTest"];
    if (value_isTest_19 !== void 0) {
      json += ',"isTest":';
      json += asBoolean(value_isTest_19);
    } else {
      throw new Error('"isTest" is required!');
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
    const value_capture_2 = obj["capture"];
    if (value_capture_2 !== void 0) {
      json += ',"capture":';
      json += anonymous1(value_capture_2);
    } else {
      throw new Error('"capture" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator13, serializer13);
var getCapture_default = write13;

// notaria:createCaptureChallenge
var Serializer14 = require_serializer();
var serializerState14 = { "mode": "standalone", "inlineValidators": true };
var serializer14 = Serializer14.restoreFromState(serializerState14);
var validator14 = null;
var write14 = (function anonymous14(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'LivenessChallenge#/properties/turns' does not match schema definition.");
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
    const value_token_4 = obj["token"];
    if (value_token_4 !== void 0) {
      json += '{"token":';
      if (value_token_4 === null) {
        json += JSON_STR_NULL;
      } else {
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
      }
    } else {
      throw new Error('"token" is required!');
    }
    const value_turns_5 = obj["turns"];
    if (value_turns_5 !== void 0) {
      json += ',"turns":';
      json += anonymous210(value_turns_5);
    } else {
      throw new Error('"turns" is required!');
    }
    const value_sessionId_6 = obj["sessionId"];
    if (value_sessionId_6 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_6 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_6 !== "string") {
          if (value_sessionId_6 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_6.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_6 instanceof RegExp) {
            json += asString(value_sessionId_6.source);
          } else {
            json += asString(value_sessionId_6.toString());
          }
        } else {
          json += asString(value_sessionId_6);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_expiresAt_7 = obj["expiresAt"];
    if (value_expiresAt_7 !== void 0) {
      json += ',"expiresAt":';
      if (typeof value_expiresAt_7 !== "string") {
        if (value_expiresAt_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_expiresAt_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_expiresAt_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_expiresAt_7 instanceof RegExp) {
          json += asString(value_expiresAt_7.source);
        } else {
          json += asString(value_expiresAt_7.toString());
        }
      } else {
        json += asString(value_expiresAt_7);
      }
    } else {
      throw new Error('"expiresAt" is required!');
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
    const value_challenge_2 = obj["challenge"];
    if (value_challenge_2 !== void 0) {
      json += ',"challenge":';
      json += anonymous1(value_challenge_2);
    } else {
      throw new Error('"challenge" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator14, serializer14);
var createCaptureChallenge_default = write14;

// notaria:sendCaptureDocument
var Serializer15 = require_serializer();
var serializerState15 = { "mode": "standalone", "inlineValidators": true };
var serializer15 = Serializer15.restoreFromState(serializerState15);
var validator15 = null;
var write15 = (function anonymous15(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/documentsAllowed' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_11 = obj["feature"];
    if (value_feature_11 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_11 !== "string") {
        if (value_feature_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_11 instanceof RegExp) {
          json += asString(value_feature_11.source);
        } else {
          json += asString(value_feature_11.toString());
        }
      } else {
        json += asString(value_feature_11);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_12 = obj["status"];
    if (value_status_12 !== void 0) {
      json += ',"status":';
      if (typeof value_status_12 !== "string") {
        if (value_status_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_12 instanceof RegExp) {
          json += asString(value_status_12.source);
        } else {
          json += asString(value_status_12.toString());
        }
      } else {
        json += asString(value_status_12);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attemptsLeft_13 = obj["attemptsLeft"];
    if (value_attemptsLeft_13 !== void 0) {
      json += ',"attemptsLeft":';
      json += asInteger(value_attemptsLeft_13);
    } else {
      throw new Error('"attemptsLeft" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_text_17 = obj["text"];
    if (value_text_17 !== void 0) {
      json += ',"text":';
      if (typeof value_text_17 !== "string") {
        if (value_text_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_text_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_text_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_text_17 instanceof RegExp) {
          json += asString(value_text_17.source);
        } else {
          json += asString(value_text_17.toString());
        }
      } else {
        json += asString(value_text_17);
      }
    } else {
      throw new Error('"text" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/advice' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_state_4 = obj["state"];
    if (value_state_4 !== void 0) {
      json += '{"state":';
      if (typeof value_state_4 !== "string") {
        if (value_state_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_state_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_state_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_state_4 instanceof RegExp) {
          json += asString(value_state_4.source);
        } else {
          json += asString(value_state_4.toString());
        }
      } else {
        json += asString(value_state_4);
      }
    } else {
      throw new Error('"state" is required!');
    }
    const value_next_5 = obj["next"];
    if (value_next_5 !== void 0) {
      json += ',"next":';
      if (value_next_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_next_5 !== "string") {
          if (value_next_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_next_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_next_5 instanceof RegExp) {
            json += asString(value_next_5.source);
          } else {
            json += asString(value_next_5.toString());
          }
        } else {
          json += asString(value_next_5);
        }
      }
    } else {
      throw new Error('"next" is required!');
    }
    const value_company_6 = obj["company"];
    if (value_company_6 !== void 0) {
      json += ',"company":';
      if (typeof value_company_6 !== "string") {
        if (value_company_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_company_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_company_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_company_6 instanceof RegExp) {
          json += asString(value_company_6.source);
        } else {
          json += asString(value_company_6.toString());
        }
      } else {
        json += asString(value_company_6);
      }
    } else {
      throw new Error('"company" is required!');
    }
    const value_language_7 = obj["language"];
    if (value_language_7 !== void 0) {
      json += ',"language":';
      if (typeof value_language_7 !== "string") {
        if (value_language_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_language_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_language_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_language_7 instanceof RegExp) {
          json += asString(value_language_7.source);
        } else {
          json += asString(value_language_7.toString());
        }
      } else {
        json += asString(value_language_7);
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_documentsAllowed_8 = obj["documentsAllowed"];
    if (value_documentsAllowed_8 !== void 0) {
      json += ',"documentsAllowed":';
      json += anonymous210(value_documentsAllowed_8);
    } else {
      throw new Error('"documentsAllowed" is required!');
    }
    const value_steps_9 = obj["steps"];
    if (value_steps_9 !== void 0) {
      json += ',"steps":';
      json += anonymous310(value_steps_9);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_advice_14 = obj["advice"];
    if (value_advice_14 !== void 0) {
      json += ',"advice":';
      json += anonymous52(value_advice_14);
    } else {
      throw new Error('"advice" is required!');
    }
    const value_returnUrl_18 = obj["returnUrl"];
    if (value_returnUrl_18 !== void 0) {
      json += ',"returnUrl":';
      if (value_returnUrl_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_returnUrl_18 !== "string") {
          if (value_returnUrl_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_returnUrl_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_returnUrl_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_returnUrl_18 instanceof RegExp) {
            json += asString(value_returnUrl_18.source);
          } else {
            json += asString(value_returnUrl_18.toString());
          }
        } else {
          json += asString(value_returnUrl_18);
        }
      }
    } else {
      throw new Error('"returnUrl" is required!');
    }
    const value_isTest_19 = obj["isTest"];
    if (value_isTest_19 !== void 0) {
      json += ',"isTest":';
      json += asBoolean(value_isTest_19);
    } else {
      throw new Error('"isTest" is required!');
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
    const value_capture_2 = obj["capture"];
    if (value_capture_2 !== void 0) {
      json += ',"capture":';
      json += anonymous1(value_capture_2);
    } else {
      throw new Error('"capture" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator15, serializer15);
var sendCaptureDocument_default = write15;

// notaria:sendCaptureSelfie
var Serializer16 = require_serializer();
var serializerState16 = { "mode": "standalone", "inlineValidators": true };
var serializer16 = Serializer16.restoreFromState(serializerState16);
var validator16 = null;
var write16 = (function anonymous16(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/documentsAllowed' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_11 = obj["feature"];
    if (value_feature_11 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_11 !== "string") {
        if (value_feature_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_11 instanceof RegExp) {
          json += asString(value_feature_11.source);
        } else {
          json += asString(value_feature_11.toString());
        }
      } else {
        json += asString(value_feature_11);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_12 = obj["status"];
    if (value_status_12 !== void 0) {
      json += ',"status":';
      if (typeof value_status_12 !== "string") {
        if (value_status_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_12 instanceof RegExp) {
          json += asString(value_status_12.source);
        } else {
          json += asString(value_status_12.toString());
        }
      } else {
        json += asString(value_status_12);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attemptsLeft_13 = obj["attemptsLeft"];
    if (value_attemptsLeft_13 !== void 0) {
      json += ',"attemptsLeft":';
      json += asInteger(value_attemptsLeft_13);
    } else {
      throw new Error('"attemptsLeft" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_text_17 = obj["text"];
    if (value_text_17 !== void 0) {
      json += ',"text":';
      if (typeof value_text_17 !== "string") {
        if (value_text_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_text_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_text_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_text_17 instanceof RegExp) {
          json += asString(value_text_17.source);
        } else {
          json += asString(value_text_17.toString());
        }
      } else {
        json += asString(value_text_17);
      }
    } else {
      throw new Error('"text" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Capture#/properties/advice' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_state_4 = obj["state"];
    if (value_state_4 !== void 0) {
      json += '{"state":';
      if (typeof value_state_4 !== "string") {
        if (value_state_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_state_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_state_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_state_4 instanceof RegExp) {
          json += asString(value_state_4.source);
        } else {
          json += asString(value_state_4.toString());
        }
      } else {
        json += asString(value_state_4);
      }
    } else {
      throw new Error('"state" is required!');
    }
    const value_next_5 = obj["next"];
    if (value_next_5 !== void 0) {
      json += ',"next":';
      if (value_next_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_next_5 !== "string") {
          if (value_next_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_next_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_next_5 instanceof RegExp) {
            json += asString(value_next_5.source);
          } else {
            json += asString(value_next_5.toString());
          }
        } else {
          json += asString(value_next_5);
        }
      }
    } else {
      throw new Error('"next" is required!');
    }
    const value_company_6 = obj["company"];
    if (value_company_6 !== void 0) {
      json += ',"company":';
      if (typeof value_company_6 !== "string") {
        if (value_company_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_company_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_company_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_company_6 instanceof RegExp) {
          json += asString(value_company_6.source);
        } else {
          json += asString(value_company_6.toString());
        }
      } else {
        json += asString(value_company_6);
      }
    } else {
      throw new Error('"company" is required!');
    }
    const value_language_7 = obj["language"];
    if (value_language_7 !== void 0) {
      json += ',"language":';
      if (typeof value_language_7 !== "string") {
        if (value_language_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_language_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_language_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_language_7 instanceof RegExp) {
          json += asString(value_language_7.source);
        } else {
          json += asString(value_language_7.toString());
        }
      } else {
        json += asString(value_language_7);
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_documentsAllowed_8 = obj["documentsAllowed"];
    if (value_documentsAllowed_8 !== void 0) {
      json += ',"documentsAllowed":';
      json += anonymous210(value_documentsAllowed_8);
    } else {
      throw new Error('"documentsAllowed" is required!');
    }
    const value_steps_9 = obj["steps"];
    if (value_steps_9 !== void 0) {
      json += ',"steps":';
      json += anonymous310(value_steps_9);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_advice_14 = obj["advice"];
    if (value_advice_14 !== void 0) {
      json += ',"advice":';
      json += anonymous52(value_advice_14);
    } else {
      throw new Error('"advice" is required!');
    }
    const value_returnUrl_18 = obj["returnUrl"];
    if (value_returnUrl_18 !== void 0) {
      json += ',"returnUrl":';
      if (value_returnUrl_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_returnUrl_18 !== "string") {
          if (value_returnUrl_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_returnUrl_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_returnUrl_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_returnUrl_18 instanceof RegExp) {
            json += asString(value_returnUrl_18.source);
          } else {
            json += asString(value_returnUrl_18.toString());
          }
        } else {
          json += asString(value_returnUrl_18);
        }
      }
    } else {
      throw new Error('"returnUrl" is required!');
    }
    const value_isTest_19 = obj["isTest"];
    if (value_isTest_19 !== void 0) {
      json += ',"isTest":';
      json += asBoolean(value_isTest_19);
    } else {
      throw new Error('"isTest" is required!');
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
    const value_capture_2 = obj["capture"];
    if (value_capture_2 !== void 0) {
      json += ',"capture":';
      json += anonymous1(value_capture_2);
    } else {
      throw new Error('"capture" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator16, serializer16);
var sendCaptureSelfie_default = write16;

// notaria:validateAgainstDatabase
var Serializer17 = require_serializer();
var serializerState17 = { "mode": "standalone", "inlineValidators": true };
var serializer17 = Serializer17.restoreFromState(serializerState17);
var validator17 = null;
var write17 = (function anonymous17(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_id_8 = obj["id"];
    if (value_id_8 !== void 0) {
      json += '{"id":';
      if (typeof value_id_8 !== "string") {
        if (value_id_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_8 instanceof RegExp) {
          json += asString(value_id_8.source);
        } else {
          json += asString(value_id_8.toString());
        }
      } else {
        json += asString(value_id_8);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_9 = obj["status"];
    if (value_status_9 !== void 0) {
      json += ',"status":';
      if (typeof value_status_9 !== "string") {
        if (value_status_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_9 instanceof RegExp) {
          json += asString(value_status_9.source);
        } else {
          json += asString(value_status_9.toString());
        }
      } else {
        json += asString(value_status_9);
      }
    } else {
      throw new Error('"status" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_17 = obj["severity"];
    if (value_severity_17 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_17 !== "string") {
        if (value_severity_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_17 instanceof RegExp) {
          json += asString(value_severity_17.source);
        } else {
          json += asString(value_severity_17.toString());
        }
      } else {
        json += asString(value_severity_17);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_18 = obj["message"];
    if (value_message_18 !== void 0) {
      json += ',"message":';
      if (typeof value_message_18 !== "string") {
        if (value_message_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_18 instanceof RegExp) {
          json += asString(value_message_18.source);
        } else {
          json += asString(value_message_18.toString());
        }
      } else {
        json += asString(value_message_18);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'IdentityCheck#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_21 = obj["code"];
    if (value_code_21 !== void 0) {
      json += '{"code":';
      if (typeof value_code_21 !== "string") {
        if (value_code_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_21 instanceof RegExp) {
          json += asString(value_code_21.source);
        } else {
          json += asString(value_code_21.toString());
        }
      } else {
        json += asString(value_code_21);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_22 = obj["status"];
    if (value_status_22 !== void 0) {
      json += ',"status":';
      if (typeof value_status_22 !== "string") {
        if (value_status_22 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_22 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_22.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_22 instanceof RegExp) {
          json += asString(value_status_22.source);
        } else {
          json += asString(value_status_22.toString());
        }
      } else {
        json += asString(value_status_22);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_23 = obj["score"];
    if (value_score_23 !== void 0) {
      json += ',"score":';
      if (value_score_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_23);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_24 = obj["details"];
    if (value_details_24 !== void 0) {
      json += ',"details":';
      if (value_details_24 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_24 !== "string") {
          if (value_details_24 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_24.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_24 instanceof RegExp) {
            json += asString(value_details_24.source);
          } else {
            json += asString(value_details_24.toString());
          }
        } else {
          json += asString(value_details_24);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'IdentityCheck#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_27 = obj["livenessDecline"];
    if (value_livenessDecline_27 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_27);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_28 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_28 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_28);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_29 = obj["faceMatchReview"];
    if (value_faceMatchReview_29 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_29);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_30 = obj["amlReview"];
    if (value_amlReview_30 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_30);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_31 = obj["amlDecline"];
    if (value_amlDecline_31 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_31);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_name_34 = obj["name"];
    if (value_name_34 !== void 0) {
      json += '{"name":';
      if (typeof value_name_34 !== "string") {
        if (value_name_34 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_34 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_34.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_34 instanceof RegExp) {
          json += asString(value_name_34.source);
        } else {
          json += asString(value_name_34.toString());
        }
      } else {
        json += asString(value_name_34);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_version_35 = obj["version"];
    if (value_version_35 !== void 0) {
      json += ',"version":';
      if (typeof value_version_35 !== "string") {
        if (value_version_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_35 instanceof RegExp) {
          json += asString(value_version_35.source);
        } else {
          json += asString(value_version_35.toString());
        }
      } else {
        json += asString(value_version_35);
      }
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_fullName_40 = obj["fullName"];
    if (value_fullName_40 !== void 0) {
      json += '{"fullName":';
      if (typeof value_fullName_40 !== "string") {
        if (value_fullName_40 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_fullName_40 instanceof Date) {
          json += JSON_STR_QUOTE + value_fullName_40.toISOString() + JSON_STR_QUOTE;
        } else if (value_fullName_40 instanceof RegExp) {
          json += asString(value_fullName_40.source);
        } else {
          json += asString(value_fullName_40.toString());
        }
      } else {
        json += asString(value_fullName_40);
      }
    } else {
      throw new Error('"fullName" is required!');
    }
    const value_idNumber_41 = obj["idNumber"];
    if (value_idNumber_41 !== void 0) {
      json += ',"idNumber":';
      if (typeof value_idNumber_41 !== "string") {
        if (value_idNumber_41 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_idNumber_41 instanceof Date) {
          json += JSON_STR_QUOTE + value_idNumber_41.toISOString() + JSON_STR_QUOTE;
        } else if (value_idNumber_41 instanceof RegExp) {
          json += asString(value_idNumber_41.source);
        } else {
          json += asString(value_idNumber_41.toString());
        }
      } else {
        json += asString(value_idNumber_41);
      }
    } else {
      throw new Error('"idNumber" is required!');
    }
    const value_dateOfBirth_42 = obj["dateOfBirth"];
    if (value_dateOfBirth_42 !== void 0) {
      json += ',"dateOfBirth":';
      if (typeof value_dateOfBirth_42 !== "string") {
        if (value_dateOfBirth_42 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_dateOfBirth_42 instanceof Date) {
          json += JSON_STR_QUOTE + value_dateOfBirth_42.toISOString() + JSON_STR_QUOTE;
        } else if (value_dateOfBirth_42 instanceof RegExp) {
          json += asString(value_dateOfBirth_42.source);
        } else {
          json += asString(value_dateOfBirth_42.toString());
        }
      } else {
        json += asString(value_dateOfBirth_42);
      }
    } else {
      throw new Error('"dateOfBirth" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_sessionId_5 = obj["sessionId"];
    if (value_sessionId_5 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_5 !== "string") {
          if (value_sessionId_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_5 instanceof RegExp) {
            json += asString(value_sessionId_5.source);
          } else {
            json += asString(value_sessionId_5.toString());
          }
        } else {
          json += asString(value_sessionId_5);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_session_6 = obj["session"];
    if (value_session_6 !== void 0) {
      json += ',"session":';
      if (value_session_6 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous210(value_session_6);
      }
    } else {
      throw new Error('"session" is required!');
    }
    const value_type_10 = obj["type"];
    if (value_type_10 !== void 0) {
      json += ',"type":';
      if (typeof value_type_10 !== "string") {
        if (value_type_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_10 instanceof RegExp) {
          json += asString(value_type_10.source);
        } else {
          json += asString(value_type_10.toString());
        }
      } else {
        json += asString(value_type_10);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_retryable_13 = obj["retryable"];
    if (value_retryable_13 !== void 0) {
      json += ',"retryable":';
      json += asBoolean(value_retryable_13);
    } else {
      throw new Error('"retryable" is required!');
    }
    const value_warnings_14 = obj["warnings"];
    if (value_warnings_14 !== void 0) {
      json += ',"warnings":';
      json += anonymous310(value_warnings_14);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_19 = obj["checks"];
    if (value_checks_19 !== void 0) {
      json += ',"checks":';
      json += anonymous52(value_checks_19);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_thresholds_25 = obj["thresholds"];
    if (value_thresholds_25 !== void 0) {
      json += ',"thresholds":';
      json += anonymous72(value_thresholds_25);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_engine_32 = obj["engine"];
    if (value_engine_32 !== void 0) {
      json += ',"engine":';
      json += anonymous82(value_engine_32);
    } else {
      throw new Error('"engine" is required!');
    }
    const value_createdAt_36 = obj["createdAt"];
    if (value_createdAt_36 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_36 !== "string") {
        if (value_createdAt_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_36 instanceof RegExp) {
          json += asString(value_createdAt_36.source);
        } else {
          json += asString(value_createdAt_36.toString());
        }
      } else {
        json += asString(value_createdAt_36);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_matchType_37 = obj["matchType"];
    if (value_matchType_37 !== void 0) {
      json += ',"matchType":';
      if (typeof value_matchType_37 !== "string") {
        if (value_matchType_37 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchType_37 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchType_37.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchType_37 instanceof RegExp) {
          json += asString(value_matchType_37.source);
        } else {
          json += asString(value_matchType_37.toString());
        }
      } else {
        json += asString(value_matchType_37);
      }
    } else {
      throw new Error('"matchType" is required!');
    }
    const value_validations_38 = obj["validations"];
    if (value_validations_38 !== void 0) {
      json += ',"validations":';
      json += anonymous92(value_validations_38);
    } else {
      throw new Error('"validations" is required!');
    }
    const value_source_43 = obj["source"];
    if (value_source_43 !== void 0) {
      json += ',"source":';
      if (value_source_43 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_source_43 !== "string") {
          if (value_source_43 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_source_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_43.toISOString() + JSON_STR_QUOTE;
          } else if (value_source_43 instanceof RegExp) {
            json += asString(value_source_43.source);
          } else {
            json += asString(value_source_43.toString());
          }
        } else {
          json += asString(value_source_43);
        }
      }
    } else {
      throw new Error('"source" is required!');
    }
    const value_idNumber_44 = obj["idNumber"];
    if (value_idNumber_44 !== void 0) {
      json += ',"idNumber":';
      if (typeof value_idNumber_44 !== "string") {
        if (value_idNumber_44 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_idNumber_44 instanceof Date) {
          json += JSON_STR_QUOTE + value_idNumber_44.toISOString() + JSON_STR_QUOTE;
        } else if (value_idNumber_44 instanceof RegExp) {
          json += asString(value_idNumber_44.source);
        } else {
          json += asString(value_idNumber_44.toString());
        }
      } else {
        json += asString(value_idNumber_44);
      }
    } else {
      throw new Error('"idNumber" is required!');
    }
    const value_country_45 = obj["country"];
    if (value_country_45 !== void 0) {
      json += ',"country":';
      if (typeof value_country_45 !== "string") {
        if (value_country_45 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_country_45 instanceof Date) {
          json += JSON_STR_QUOTE + value_country_45.toISOString() + JSON_STR_QUOTE;
        } else if (value_country_45 instanceof RegExp) {
          json += asString(value_country_45.source);
        } else {
          json += asString(value_country_45.toString());
        }
      } else {
        json += asString(value_country_45);
      }
    } else {
      throw new Error('"country" is required!');
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
    const value_check_2 = obj["check"];
    if (value_check_2 !== void 0) {
      json += ',"check":';
      json += anonymous1(value_check_2);
    } else {
      throw new Error('"check" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator17, serializer17);
var validateAgainstDatabase_default = write17;

// notaria:verifyIdDocument
var Serializer18 = require_serializer();
var serializerState18 = { "mode": "standalone", "inlineValidators": true };
var serializer18 = Serializer18.restoreFromState(serializerState18);
var validator18 = null;
var write18 = (function anonymous18(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_id_8 = obj["id"];
    if (value_id_8 !== void 0) {
      json += '{"id":';
      if (typeof value_id_8 !== "string") {
        if (value_id_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_8 instanceof RegExp) {
          json += asString(value_id_8.source);
        } else {
          json += asString(value_id_8.toString());
        }
      } else {
        json += asString(value_id_8);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_9 = obj["status"];
    if (value_status_9 !== void 0) {
      json += ',"status":';
      if (typeof value_status_9 !== "string") {
        if (value_status_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_9 instanceof RegExp) {
          json += asString(value_status_9.source);
        } else {
          json += asString(value_status_9.toString());
        }
      } else {
        json += asString(value_status_9);
      }
    } else {
      throw new Error('"status" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_17 = obj["severity"];
    if (value_severity_17 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_17 !== "string") {
        if (value_severity_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_17 instanceof RegExp) {
          json += asString(value_severity_17.source);
        } else {
          json += asString(value_severity_17.toString());
        }
      } else {
        json += asString(value_severity_17);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_18 = obj["message"];
    if (value_message_18 !== void 0) {
      json += ',"message":';
      if (typeof value_message_18 !== "string") {
        if (value_message_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_18 instanceof RegExp) {
          json += asString(value_message_18.source);
        } else {
          json += asString(value_message_18.toString());
        }
      } else {
        json += asString(value_message_18);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DocumentCheck#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_21 = obj["code"];
    if (value_code_21 !== void 0) {
      json += '{"code":';
      if (typeof value_code_21 !== "string") {
        if (value_code_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_21 instanceof RegExp) {
          json += asString(value_code_21.source);
        } else {
          json += asString(value_code_21.toString());
        }
      } else {
        json += asString(value_code_21);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_22 = obj["status"];
    if (value_status_22 !== void 0) {
      json += ',"status":';
      if (typeof value_status_22 !== "string") {
        if (value_status_22 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_22 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_22.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_22 instanceof RegExp) {
          json += asString(value_status_22.source);
        } else {
          json += asString(value_status_22.toString());
        }
      } else {
        json += asString(value_status_22);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_23 = obj["score"];
    if (value_score_23 !== void 0) {
      json += ',"score":';
      if (value_score_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_23);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_24 = obj["details"];
    if (value_details_24 !== void 0) {
      json += ',"details":';
      if (value_details_24 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_24 !== "string") {
          if (value_details_24 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_24.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_24 instanceof RegExp) {
            json += asString(value_details_24.source);
          } else {
            json += asString(value_details_24.toString());
          }
        } else {
          json += asString(value_details_24);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DocumentCheck#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_27 = obj["livenessDecline"];
    if (value_livenessDecline_27 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_27);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_28 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_28 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_28);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_29 = obj["faceMatchReview"];
    if (value_faceMatchReview_29 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_29);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_30 = obj["amlReview"];
    if (value_amlReview_30 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_30);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_31 = obj["amlDecline"];
    if (value_amlDecline_31 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_31);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_name_34 = obj["name"];
    if (value_name_34 !== void 0) {
      json += '{"name":';
      if (typeof value_name_34 !== "string") {
        if (value_name_34 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_34 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_34.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_34 instanceof RegExp) {
          json += asString(value_name_34.source);
        } else {
          json += asString(value_name_34.toString());
        }
      } else {
        json += asString(value_name_34);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_version_35 = obj["version"];
    if (value_version_35 !== void 0) {
      json += ',"version":';
      if (typeof value_version_35 !== "string") {
        if (value_version_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_35 instanceof RegExp) {
          json += asString(value_version_35.source);
        } else {
          json += asString(value_version_35.toString());
        }
      } else {
        json += asString(value_version_35);
      }
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'MachineReadableZone#/properties/lines' does not match schema definition.");
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
  function anonymous112(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'MachineReadableZone#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_lines_51 = obj["lines"];
    if (value_lines_51 !== void 0) {
      json += '{"lines":';
      json += anonymous102(value_lines_51);
    } else {
      throw new Error('"lines" is required!');
    }
    const value_valid_52 = obj["valid"];
    if (value_valid_52 !== void 0) {
      json += ',"valid":';
      json += asBoolean(value_valid_52);
    } else {
      throw new Error('"valid" is required!');
    }
    const value_checks_53 = obj["checks"];
    if (value_checks_53 !== void 0) {
      json += ',"checks":';
      json += anonymous112(value_checks_53);
    } else {
      throw new Error('"checks" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_sessionId_5 = obj["sessionId"];
    if (value_sessionId_5 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_5 !== "string") {
          if (value_sessionId_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_5 instanceof RegExp) {
            json += asString(value_sessionId_5.source);
          } else {
            json += asString(value_sessionId_5.toString());
          }
        } else {
          json += asString(value_sessionId_5);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_session_6 = obj["session"];
    if (value_session_6 !== void 0) {
      json += ',"session":';
      if (value_session_6 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous210(value_session_6);
      }
    } else {
      throw new Error('"session" is required!');
    }
    const value_type_10 = obj["type"];
    if (value_type_10 !== void 0) {
      json += ',"type":';
      if (typeof value_type_10 !== "string") {
        if (value_type_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_10 instanceof RegExp) {
          json += asString(value_type_10.source);
        } else {
          json += asString(value_type_10.toString());
        }
      } else {
        json += asString(value_type_10);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_retryable_13 = obj["retryable"];
    if (value_retryable_13 !== void 0) {
      json += ',"retryable":';
      json += asBoolean(value_retryable_13);
    } else {
      throw new Error('"retryable" is required!');
    }
    const value_warnings_14 = obj["warnings"];
    if (value_warnings_14 !== void 0) {
      json += ',"warnings":';
      json += anonymous310(value_warnings_14);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_19 = obj["checks"];
    if (value_checks_19 !== void 0) {
      json += ',"checks":';
      json += anonymous52(value_checks_19);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_thresholds_25 = obj["thresholds"];
    if (value_thresholds_25 !== void 0) {
      json += ',"thresholds":';
      json += anonymous72(value_thresholds_25);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_engine_32 = obj["engine"];
    if (value_engine_32 !== void 0) {
      json += ',"engine":';
      json += anonymous82(value_engine_32);
    } else {
      throw new Error('"engine" is required!');
    }
    const value_createdAt_36 = obj["createdAt"];
    if (value_createdAt_36 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_36 !== "string") {
        if (value_createdAt_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_36 instanceof RegExp) {
          json += asString(value_createdAt_36.source);
        } else {
          json += asString(value_createdAt_36.toString());
        }
      } else {
        json += asString(value_createdAt_36);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_documentType_37 = obj["documentType"];
    if (value_documentType_37 !== void 0) {
      json += ',"documentType":';
      if (value_documentType_37 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_documentType_37 !== "string") {
          if (value_documentType_37 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_documentType_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_documentType_37.toISOString() + JSON_STR_QUOTE;
          } else if (value_documentType_37 instanceof RegExp) {
            json += asString(value_documentType_37.source);
          } else {
            json += asString(value_documentType_37.toString());
          }
        } else {
          json += asString(value_documentType_37);
        }
      }
    } else {
      throw new Error('"documentType" is required!');
    }
    const value_documentNumber_38 = obj["documentNumber"];
    if (value_documentNumber_38 !== void 0) {
      json += ',"documentNumber":';
      if (value_documentNumber_38 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_documentNumber_38 !== "string") {
          if (value_documentNumber_38 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_documentNumber_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_documentNumber_38.toISOString() + JSON_STR_QUOTE;
          } else if (value_documentNumber_38 instanceof RegExp) {
            json += asString(value_documentNumber_38.source);
          } else {
            json += asString(value_documentNumber_38.toString());
          }
        } else {
          json += asString(value_documentNumber_38);
        }
      }
    } else {
      throw new Error('"documentNumber" is required!');
    }
    const value_firstName_39 = obj["firstName"];
    if (value_firstName_39 !== void 0) {
      json += ',"firstName":';
      if (value_firstName_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_firstName_39 !== "string") {
          if (value_firstName_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_firstName_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_firstName_39 instanceof RegExp) {
            json += asString(value_firstName_39.source);
          } else {
            json += asString(value_firstName_39.toString());
          }
        } else {
          json += asString(value_firstName_39);
        }
      }
    } else {
      throw new Error('"firstName" is required!');
    }
    const value_lastName_40 = obj["lastName"];
    if (value_lastName_40 !== void 0) {
      json += ',"lastName":';
      if (value_lastName_40 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastName_40 !== "string") {
          if (value_lastName_40 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastName_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_40.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastName_40 instanceof RegExp) {
            json += asString(value_lastName_40.source);
          } else {
            json += asString(value_lastName_40.toString());
          }
        } else {
          json += asString(value_lastName_40);
        }
      }
    } else {
      throw new Error('"lastName" is required!');
    }
    const value_fullName_41 = obj["fullName"];
    if (value_fullName_41 !== void 0) {
      json += ',"fullName":';
      if (value_fullName_41 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_fullName_41 !== "string") {
          if (value_fullName_41 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_fullName_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_fullName_41.toISOString() + JSON_STR_QUOTE;
          } else if (value_fullName_41 instanceof RegExp) {
            json += asString(value_fullName_41.source);
          } else {
            json += asString(value_fullName_41.toString());
          }
        } else {
          json += asString(value_fullName_41);
        }
      }
    } else {
      throw new Error('"fullName" is required!');
    }
    const value_dateOfBirth_42 = obj["dateOfBirth"];
    if (value_dateOfBirth_42 !== void 0) {
      json += ',"dateOfBirth":';
      if (value_dateOfBirth_42 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_dateOfBirth_42 !== "string") {
          if (value_dateOfBirth_42 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_dateOfBirth_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_dateOfBirth_42.toISOString() + JSON_STR_QUOTE;
          } else if (value_dateOfBirth_42 instanceof RegExp) {
            json += asString(value_dateOfBirth_42.source);
          } else {
            json += asString(value_dateOfBirth_42.toString());
          }
        } else {
          json += asString(value_dateOfBirth_42);
        }
      }
    } else {
      throw new Error('"dateOfBirth" is required!');
    }
    const value_gender_43 = obj["gender"];
    if (value_gender_43 !== void 0) {
      json += ',"gender":';
      if (value_gender_43 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_gender_43 !== "string") {
          if (value_gender_43 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_gender_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_gender_43.toISOString() + JSON_STR_QUOTE;
          } else if (value_gender_43 instanceof RegExp) {
            json += asString(value_gender_43.source);
          } else {
            json += asString(value_gender_43.toString());
          }
        } else {
          json += asString(value_gender_43);
        }
      }
    } else {
      throw new Error('"gender" is required!');
    }
    const value_nationality_44 = obj["nationality"];
    if (value_nationality_44 !== void 0) {
      json += ',"nationality":';
      if (value_nationality_44 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nationality_44 !== "string") {
          if (value_nationality_44 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nationality_44 instanceof Date) {
            json += JSON_STR_QUOTE + value_nationality_44.toISOString() + JSON_STR_QUOTE;
          } else if (value_nationality_44 instanceof RegExp) {
            json += asString(value_nationality_44.source);
          } else {
            json += asString(value_nationality_44.toString());
          }
        } else {
          json += asString(value_nationality_44);
        }
      }
    } else {
      throw new Error('"nationality" is required!');
    }
    const value_issuingCountry_45 = obj["issuingCountry"];
    if (value_issuingCountry_45 !== void 0) {
      json += ',"issuingCountry":';
      if (value_issuingCountry_45 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_issuingCountry_45 !== "string") {
          if (value_issuingCountry_45 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_issuingCountry_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_issuingCountry_45.toISOString() + JSON_STR_QUOTE;
          } else if (value_issuingCountry_45 instanceof RegExp) {
            json += asString(value_issuingCountry_45.source);
          } else {
            json += asString(value_issuingCountry_45.toString());
          }
        } else {
          json += asString(value_issuingCountry_45);
        }
      }
    } else {
      throw new Error('"issuingCountry" is required!');
    }
    const value_issueDate_46 = obj["issueDate"];
    if (value_issueDate_46 !== void 0) {
      json += ',"issueDate":';
      if (value_issueDate_46 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_issueDate_46 !== "string") {
          if (value_issueDate_46 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_issueDate_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_issueDate_46.toISOString() + JSON_STR_QUOTE;
          } else if (value_issueDate_46 instanceof RegExp) {
            json += asString(value_issueDate_46.source);
          } else {
            json += asString(value_issueDate_46.toString());
          }
        } else {
          json += asString(value_issueDate_46);
        }
      }
    } else {
      throw new Error('"issueDate" is required!');
    }
    const value_expiryDate_47 = obj["expiryDate"];
    if (value_expiryDate_47 !== void 0) {
      json += ',"expiryDate":';
      if (value_expiryDate_47 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiryDate_47 !== "string") {
          if (value_expiryDate_47 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiryDate_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiryDate_47.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiryDate_47 instanceof RegExp) {
            json += asString(value_expiryDate_47.source);
          } else {
            json += asString(value_expiryDate_47.toString());
          }
        } else {
          json += asString(value_expiryDate_47);
        }
      }
    } else {
      throw new Error('"expiryDate" is required!');
    }
    const value_address_48 = obj["address"];
    if (value_address_48 !== void 0) {
      json += ',"address":';
      if (value_address_48 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_address_48 !== "string") {
          if (value_address_48 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_address_48 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_48.toISOString() + JSON_STR_QUOTE;
          } else if (value_address_48 instanceof RegExp) {
            json += asString(value_address_48.source);
          } else {
            json += asString(value_address_48.toString());
          }
        } else {
          json += asString(value_address_48);
        }
      }
    } else {
      throw new Error('"address" is required!');
    }
    const value_mrz_49 = obj["mrz"];
    if (value_mrz_49 !== void 0) {
      json += ',"mrz":';
      if (value_mrz_49 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous92(value_mrz_49);
      }
    } else {
      throw new Error('"mrz" is required!');
    }
    const value_portraitUrl_54 = obj["portraitUrl"];
    if (value_portraitUrl_54 !== void 0) {
      json += ',"portraitUrl":';
      if (value_portraitUrl_54 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_portraitUrl_54 !== "string") {
          if (value_portraitUrl_54 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_portraitUrl_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_portraitUrl_54.toISOString() + JSON_STR_QUOTE;
          } else if (value_portraitUrl_54 instanceof RegExp) {
            json += asString(value_portraitUrl_54.source);
          } else {
            json += asString(value_portraitUrl_54.toString());
          }
        } else {
          json += asString(value_portraitUrl_54);
        }
      }
    } else {
      throw new Error('"portraitUrl" is required!');
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
    const value_check_2 = obj["check"];
    if (value_check_2 !== void 0) {
      json += ',"check":';
      json += anonymous1(value_check_2);
    } else {
      throw new Error('"check" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator18, serializer18);
var verifyIdDocument_default = write18;

// notaria:checkProofOfAddress
var Serializer19 = require_serializer();
var serializerState19 = { "mode": "standalone", "inlineValidators": true };
var serializer19 = Serializer19.restoreFromState(serializerState19);
var validator19 = null;
var write19 = (function anonymous19(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_id_8 = obj["id"];
    if (value_id_8 !== void 0) {
      json += '{"id":';
      if (typeof value_id_8 !== "string") {
        if (value_id_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_8 instanceof RegExp) {
          json += asString(value_id_8.source);
        } else {
          json += asString(value_id_8.toString());
        }
      } else {
        json += asString(value_id_8);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_9 = obj["status"];
    if (value_status_9 !== void 0) {
      json += ',"status":';
      if (typeof value_status_9 !== "string") {
        if (value_status_9 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_9 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_9 instanceof RegExp) {
          json += asString(value_status_9.source);
        } else {
          json += asString(value_status_9.toString());
        }
      } else {
        json += asString(value_status_9);
      }
    } else {
      throw new Error('"status" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_16 = obj["code"];
    if (value_code_16 !== void 0) {
      json += '{"code":';
      if (typeof value_code_16 !== "string") {
        if (value_code_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_16 instanceof RegExp) {
          json += asString(value_code_16.source);
        } else {
          json += asString(value_code_16.toString());
        }
      } else {
        json += asString(value_code_16);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_17 = obj["severity"];
    if (value_severity_17 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_17 !== "string") {
        if (value_severity_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_17 instanceof RegExp) {
          json += asString(value_severity_17.source);
        } else {
          json += asString(value_severity_17.toString());
        }
      } else {
        json += asString(value_severity_17);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_18 = obj["message"];
    if (value_message_18 !== void 0) {
      json += ',"message":';
      if (typeof value_message_18 !== "string") {
        if (value_message_18 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_18 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_18 instanceof RegExp) {
          json += asString(value_message_18.source);
        } else {
          json += asString(value_message_18.toString());
        }
      } else {
        json += asString(value_message_18);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'AddressCheck#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_21 = obj["code"];
    if (value_code_21 !== void 0) {
      json += '{"code":';
      if (typeof value_code_21 !== "string") {
        if (value_code_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_21 instanceof RegExp) {
          json += asString(value_code_21.source);
        } else {
          json += asString(value_code_21.toString());
        }
      } else {
        json += asString(value_code_21);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_22 = obj["status"];
    if (value_status_22 !== void 0) {
      json += ',"status":';
      if (typeof value_status_22 !== "string") {
        if (value_status_22 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_22 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_22.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_22 instanceof RegExp) {
          json += asString(value_status_22.source);
        } else {
          json += asString(value_status_22.toString());
        }
      } else {
        json += asString(value_status_22);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_23 = obj["score"];
    if (value_score_23 !== void 0) {
      json += ',"score":';
      if (value_score_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_23);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_24 = obj["details"];
    if (value_details_24 !== void 0) {
      json += ',"details":';
      if (value_details_24 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_24 !== "string") {
          if (value_details_24 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_24.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_24 instanceof RegExp) {
            json += asString(value_details_24.source);
          } else {
            json += asString(value_details_24.toString());
          }
        } else {
          json += asString(value_details_24);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'AddressCheck#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_27 = obj["livenessDecline"];
    if (value_livenessDecline_27 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_27);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_28 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_28 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_28);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_29 = obj["faceMatchReview"];
    if (value_faceMatchReview_29 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_29);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_30 = obj["amlReview"];
    if (value_amlReview_30 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_30);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_31 = obj["amlDecline"];
    if (value_amlDecline_31 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_31);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_name_34 = obj["name"];
    if (value_name_34 !== void 0) {
      json += '{"name":';
      if (typeof value_name_34 !== "string") {
        if (value_name_34 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_34 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_34.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_34 instanceof RegExp) {
          json += asString(value_name_34.source);
        } else {
          json += asString(value_name_34.toString());
        }
      } else {
        json += asString(value_name_34);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_version_35 = obj["version"];
    if (value_version_35 !== void 0) {
      json += ',"version":';
      if (typeof value_version_35 !== "string") {
        if (value_version_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_35 instanceof RegExp) {
          json += asString(value_version_35.source);
        } else {
          json += asString(value_version_35.toString());
        }
      } else {
        json += asString(value_version_35);
      }
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_raw_43 = obj["raw"];
    if (value_raw_43 !== void 0) {
      json += '{"raw":';
      if (value_raw_43 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_raw_43 !== "string") {
          if (value_raw_43 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_raw_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_raw_43.toISOString() + JSON_STR_QUOTE;
          } else if (value_raw_43 instanceof RegExp) {
            json += asString(value_raw_43.source);
          } else {
            json += asString(value_raw_43.toString());
          }
        } else {
          json += asString(value_raw_43);
        }
      }
    } else {
      throw new Error('"raw" is required!');
    }
    const value_formatted_44 = obj["formatted"];
    if (value_formatted_44 !== void 0) {
      json += ',"formatted":';
      if (value_formatted_44 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_formatted_44 !== "string") {
          if (value_formatted_44 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_formatted_44 instanceof Date) {
            json += JSON_STR_QUOTE + value_formatted_44.toISOString() + JSON_STR_QUOTE;
          } else if (value_formatted_44 instanceof RegExp) {
            json += asString(value_formatted_44.source);
          } else {
            json += asString(value_formatted_44.toString());
          }
        } else {
          json += asString(value_formatted_44);
        }
      }
    } else {
      throw new Error('"formatted" is required!');
    }
    const value_street1_45 = obj["street1"];
    if (value_street1_45 !== void 0) {
      json += ',"street1":';
      if (value_street1_45 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_street1_45 !== "string") {
          if (value_street1_45 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_street1_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_street1_45.toISOString() + JSON_STR_QUOTE;
          } else if (value_street1_45 instanceof RegExp) {
            json += asString(value_street1_45.source);
          } else {
            json += asString(value_street1_45.toString());
          }
        } else {
          json += asString(value_street1_45);
        }
      }
    } else {
      throw new Error('"street1" is required!');
    }
    const value_street2_46 = obj["street2"];
    if (value_street2_46 !== void 0) {
      json += ',"street2":';
      if (value_street2_46 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_street2_46 !== "string") {
          if (value_street2_46 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_street2_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_street2_46.toISOString() + JSON_STR_QUOTE;
          } else if (value_street2_46 instanceof RegExp) {
            json += asString(value_street2_46.source);
          } else {
            json += asString(value_street2_46.toString());
          }
        } else {
          json += asString(value_street2_46);
        }
      }
    } else {
      throw new Error('"street2" is required!');
    }
    const value_city_47 = obj["city"];
    if (value_city_47 !== void 0) {
      json += ',"city":';
      if (value_city_47 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_city_47 !== "string") {
          if (value_city_47 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_city_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_city_47.toISOString() + JSON_STR_QUOTE;
          } else if (value_city_47 instanceof RegExp) {
            json += asString(value_city_47.source);
          } else {
            json += asString(value_city_47.toString());
          }
        } else {
          json += asString(value_city_47);
        }
      }
    } else {
      throw new Error('"city" is required!');
    }
    const value_region_48 = obj["region"];
    if (value_region_48 !== void 0) {
      json += ',"region":';
      if (value_region_48 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_region_48 !== "string") {
          if (value_region_48 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_region_48 instanceof Date) {
            json += JSON_STR_QUOTE + value_region_48.toISOString() + JSON_STR_QUOTE;
          } else if (value_region_48 instanceof RegExp) {
            json += asString(value_region_48.source);
          } else {
            json += asString(value_region_48.toString());
          }
        } else {
          json += asString(value_region_48);
        }
      }
    } else {
      throw new Error('"region" is required!');
    }
    const value_postalCode_49 = obj["postalCode"];
    if (value_postalCode_49 !== void 0) {
      json += ',"postalCode":';
      if (value_postalCode_49 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_postalCode_49 !== "string") {
          if (value_postalCode_49 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_postalCode_49 instanceof Date) {
            json += JSON_STR_QUOTE + value_postalCode_49.toISOString() + JSON_STR_QUOTE;
          } else if (value_postalCode_49 instanceof RegExp) {
            json += asString(value_postalCode_49.source);
          } else {
            json += asString(value_postalCode_49.toString());
          }
        } else {
          json += asString(value_postalCode_49);
        }
      }
    } else {
      throw new Error('"postalCode" is required!');
    }
    const value_country_50 = obj["country"];
    if (value_country_50 !== void 0) {
      json += ',"country":';
      if (value_country_50 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_country_50 !== "string") {
          if (value_country_50 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_country_50 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_50.toISOString() + JSON_STR_QUOTE;
          } else if (value_country_50 instanceof RegExp) {
            json += asString(value_country_50.source);
          } else {
            json += asString(value_country_50.toString());
          }
        } else {
          json += asString(value_country_50);
        }
      }
    } else {
      throw new Error('"country" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_sessionId_5 = obj["sessionId"];
    if (value_sessionId_5 !== void 0) {
      json += ',"sessionId":';
      if (value_sessionId_5 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_sessionId_5 !== "string") {
          if (value_sessionId_5 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_sessionId_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_sessionId_5.toISOString() + JSON_STR_QUOTE;
          } else if (value_sessionId_5 instanceof RegExp) {
            json += asString(value_sessionId_5.source);
          } else {
            json += asString(value_sessionId_5.toString());
          }
        } else {
          json += asString(value_sessionId_5);
        }
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_session_6 = obj["session"];
    if (value_session_6 !== void 0) {
      json += ',"session":';
      if (value_session_6 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous210(value_session_6);
      }
    } else {
      throw new Error('"session" is required!');
    }
    const value_type_10 = obj["type"];
    if (value_type_10 !== void 0) {
      json += ',"type":';
      if (typeof value_type_10 !== "string") {
        if (value_type_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_10 instanceof RegExp) {
          json += asString(value_type_10.source);
        } else {
          json += asString(value_type_10.toString());
        }
      } else {
        json += asString(value_type_10);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_retryable_13 = obj["retryable"];
    if (value_retryable_13 !== void 0) {
      json += ',"retryable":';
      json += asBoolean(value_retryable_13);
    } else {
      throw new Error('"retryable" is required!');
    }
    const value_warnings_14 = obj["warnings"];
    if (value_warnings_14 !== void 0) {
      json += ',"warnings":';
      json += anonymous310(value_warnings_14);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_19 = obj["checks"];
    if (value_checks_19 !== void 0) {
      json += ',"checks":';
      json += anonymous52(value_checks_19);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_thresholds_25 = obj["thresholds"];
    if (value_thresholds_25 !== void 0) {
      json += ',"thresholds":';
      json += anonymous72(value_thresholds_25);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_engine_32 = obj["engine"];
    if (value_engine_32 !== void 0) {
      json += ',"engine":';
      json += anonymous82(value_engine_32);
    } else {
      throw new Error('"engine" is required!');
    }
    const value_createdAt_36 = obj["createdAt"];
    if (value_createdAt_36 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_36 !== "string") {
        if (value_createdAt_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_36 instanceof RegExp) {
          json += asString(value_createdAt_36.source);
        } else {
          json += asString(value_createdAt_36.toString());
        }
      } else {
        json += asString(value_createdAt_36);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_documentType_37 = obj["documentType"];
    if (value_documentType_37 !== void 0) {
      json += ',"documentType":';
      if (value_documentType_37 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_documentType_37 !== "string") {
          if (value_documentType_37 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_documentType_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_documentType_37.toISOString() + JSON_STR_QUOTE;
          } else if (value_documentType_37 instanceof RegExp) {
            json += asString(value_documentType_37.source);
          } else {
            json += asString(value_documentType_37.toString());
          }
        } else {
          json += asString(value_documentType_37);
        }
      }
    } else {
      throw new Error('"documentType" is required!');
    }
    const value_issuer_38 = obj["issuer"];
    if (value_issuer_38 !== void 0) {
      json += ',"issuer":';
      if (value_issuer_38 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_issuer_38 !== "string") {
          if (value_issuer_38 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_issuer_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_issuer_38.toISOString() + JSON_STR_QUOTE;
          } else if (value_issuer_38 instanceof RegExp) {
            json += asString(value_issuer_38.source);
          } else {
            json += asString(value_issuer_38.toString());
          }
        } else {
          json += asString(value_issuer_38);
        }
      }
    } else {
      throw new Error('"issuer" is required!');
    }
    const value_issueDate_39 = obj["issueDate"];
    if (value_issueDate_39 !== void 0) {
      json += ',"issueDate":';
      if (value_issueDate_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_issueDate_39 !== "string") {
          if (value_issueDate_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_issueDate_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_issueDate_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_issueDate_39 instanceof RegExp) {
            json += asString(value_issueDate_39.source);
          } else {
            json += asString(value_issueDate_39.toString());
          }
        } else {
          json += asString(value_issueDate_39);
        }
      }
    } else {
      throw new Error('"issueDate" is required!');
    }
    const value_nameOnDocument_40 = obj["nameOnDocument"];
    if (value_nameOnDocument_40 !== void 0) {
      json += ',"nameOnDocument":';
      if (value_nameOnDocument_40 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nameOnDocument_40 !== "string") {
          if (value_nameOnDocument_40 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nameOnDocument_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_nameOnDocument_40.toISOString() + JSON_STR_QUOTE;
          } else if (value_nameOnDocument_40 instanceof RegExp) {
            json += asString(value_nameOnDocument_40.source);
          } else {
            json += asString(value_nameOnDocument_40.toString());
          }
        } else {
          json += asString(value_nameOnDocument_40);
        }
      }
    } else {
      throw new Error('"nameOnDocument" is required!');
    }
    const value_address_41 = obj["address"];
    if (value_address_41 !== void 0) {
      json += ',"address":';
      json += anonymous92(value_address_41);
    } else {
      throw new Error('"address" is required!');
    }
    const value_nameMatch_51 = obj["nameMatch"];
    if (value_nameMatch_51 !== void 0) {
      json += ',"nameMatch":';
      if (value_nameMatch_51 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_nameMatch_51);
      }
    } else {
      throw new Error('"nameMatch" is required!');
    }
    const value_addressMatch_52 = obj["addressMatch"];
    if (value_addressMatch_52 !== void 0) {
      json += ',"addressMatch":';
      if (value_addressMatch_52 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_addressMatch_52);
      }
    } else {
      throw new Error('"addressMatch" is required!');
    }
    const value_maxAgeDays_53 = obj["maxAgeDays"];
    if (value_maxAgeDays_53 !== void 0) {
      json += ',"maxAgeDays":';
      json += asInteger(value_maxAgeDays_53);
    } else {
      throw new Error('"maxAgeDays" is required!');
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
    const value_check_2 = obj["check"];
    if (value_check_2 !== void 0) {
      json += ',"check":';
      json += anonymous1(value_check_2);
    } else {
      throw new Error('"check" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator19, serializer19);
var checkProofOfAddress_default = write19;

// notaria:listKeys
var Serializer20 = require_serializer();
var serializerState20 = { "mode": "standalone", "inlineValidators": true };
var serializer20 = Serializer20.restoreFromState(serializerState20);
var validator20 = null;
var write20 = (function anonymous20(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Key#/properties/scopes' does not match schema definition.");
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
  function anonymous49(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Key#/properties/allowedIps' does not match schema definition.");
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
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
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
    const value_prefix_6 = obj["prefix"];
    if (value_prefix_6 !== void 0) {
      json += ',"prefix":';
      if (typeof value_prefix_6 !== "string") {
        if (value_prefix_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_prefix_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_prefix_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_prefix_6 instanceof RegExp) {
          json += asString(value_prefix_6.source);
        } else {
          json += asString(value_prefix_6.toString());
        }
      } else {
        json += asString(value_prefix_6);
      }
    } else {
      throw new Error('"prefix" is required!');
    }
    const value_last4_7 = obj["last4"];
    if (value_last4_7 !== void 0) {
      json += ',"last4":';
      if (typeof value_last4_7 !== "string") {
        if (value_last4_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_last4_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_last4_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_last4_7 instanceof RegExp) {
          json += asString(value_last4_7.source);
        } else {
          json += asString(value_last4_7.toString());
        }
      } else {
        json += asString(value_last4_7);
      }
    } else {
      throw new Error('"last4" is required!');
    }
    const value_scopes_8 = obj["scopes"];
    if (value_scopes_8 !== void 0) {
      json += ',"scopes":';
      json += anonymous310(value_scopes_8);
    } else {
      throw new Error('"scopes" is required!');
    }
    const value_allowedIps_9 = obj["allowedIps"];
    if (value_allowedIps_9 !== void 0) {
      json += ',"allowedIps":';
      json += anonymous49(value_allowedIps_9);
    } else {
      throw new Error('"allowedIps" is required!');
    }
    const value_environment_10 = obj["environment"];
    if (value_environment_10 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_10 !== "string") {
        if (value_environment_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_10 instanceof RegExp) {
          json += asString(value_environment_10.source);
        } else {
          json += asString(value_environment_10.toString());
        }
      } else {
        json += asString(value_environment_10);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_expiresAt_12 = obj["expiresAt"];
    if (value_expiresAt_12 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_12 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_12 !== "string") {
          if (value_expiresAt_12 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_12.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_12 instanceof RegExp) {
            json += asString(value_expiresAt_12.source);
          } else {
            json += asString(value_expiresAt_12.toString());
          }
        } else {
          json += asString(value_expiresAt_12);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    const value_lastUsedAt_13 = obj["lastUsedAt"];
    if (value_lastUsedAt_13 !== void 0) {
      json += ',"lastUsedAt":';
      if (value_lastUsedAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastUsedAt_13 !== "string") {
          if (value_lastUsedAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastUsedAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastUsedAt_13 instanceof RegExp) {
            json += asString(value_lastUsedAt_13.source);
          } else {
            json += asString(value_lastUsedAt_13.toString());
          }
        } else {
          json += asString(value_lastUsedAt_13);
        }
      }
    } else {
      throw new Error('"lastUsedAt" is required!');
    }
    const value_lastUsedIp_14 = obj["lastUsedIp"];
    if (value_lastUsedIp_14 !== void 0) {
      json += ',"lastUsedIp":';
      if (value_lastUsedIp_14 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastUsedIp_14 !== "string") {
          if (value_lastUsedIp_14 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastUsedIp_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedIp_14.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastUsedIp_14 instanceof RegExp) {
            json += asString(value_lastUsedIp_14.source);
          } else {
            json += asString(value_lastUsedIp_14.toString());
          }
        } else {
          json += asString(value_lastUsedIp_14);
        }
      }
    } else {
      throw new Error('"lastUsedIp" is required!');
    }
    const value_createdAt_15 = obj["createdAt"];
    if (value_createdAt_15 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_15 !== "string") {
        if (value_createdAt_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_15 instanceof RegExp) {
          json += asString(value_createdAt_15.source);
        } else {
          json += asString(value_createdAt_15.toString());
        }
      } else {
        json += asString(value_createdAt_15);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_revokedAt_16 = obj["revokedAt"];
    if (value_revokedAt_16 !== void 0) {
      json += ',"revokedAt":';
      if (value_revokedAt_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_revokedAt_16 !== "string") {
          if (value_revokedAt_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_revokedAt_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_revokedAt_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_revokedAt_16 instanceof RegExp) {
            json += asString(value_revokedAt_16.source);
          } else {
            json += asString(value_revokedAt_16.toString());
          }
        } else {
          json += asString(value_revokedAt_16);
        }
      }
    } else {
      throw new Error('"revokedAt" is required!');
    }
    const value_replacesId_17 = obj["replacesId"];
    if (value_replacesId_17 !== void 0) {
      json += ',"replacesId":';
      if (value_replacesId_17 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_replacesId_17 !== "string") {
          if (value_replacesId_17 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_replacesId_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacesId_17.toISOString() + JSON_STR_QUOTE;
          } else if (value_replacesId_17 instanceof RegExp) {
            json += asString(value_replacesId_17.source);
          } else {
            json += asString(value_replacesId_17.toString());
          }
        } else {
          json += asString(value_replacesId_17);
        }
      }
    } else {
      throw new Error('"replacesId" is required!');
    }
    const value_replacedById_18 = obj["replacedById"];
    if (value_replacedById_18 !== void 0) {
      json += ',"replacedById":';
      if (value_replacedById_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_replacedById_18 !== "string") {
          if (value_replacedById_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_replacedById_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacedById_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_replacedById_18 instanceof RegExp) {
            json += asString(value_replacedById_18.source);
          } else {
            json += asString(value_replacedById_18.toString());
          }
        } else {
          json += asString(value_replacedById_18);
        }
      }
    } else {
      throw new Error('"replacedById" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/keys' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
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
    const value_keys_2 = obj["keys"];
    if (value_keys_2 !== void 0) {
      json += ',"keys":';
      json += anonymous1(value_keys_2);
    } else {
      throw new Error('"keys" is required!');
    }
    const value_total_19 = obj["total"];
    if (value_total_19 !== void 0) {
      json += ',"total":';
      json += asInteger(value_total_19);
    } else {
      throw new Error('"total" is required!');
    }
    const value_nextCursor_20 = obj["nextCursor"];
    if (value_nextCursor_20 !== void 0) {
      json += ',"nextCursor":';
      if (value_nextCursor_20 === null) {
        json += JSON_STR_NULL;
      } else {
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
    } else {
      throw new Error('"nextCursor" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator20, serializer20);
var listKeys_default = write20;

// notaria:createKey
var Serializer21 = require_serializer();
var serializerState21 = { "mode": "standalone", "inlineValidators": true };
var serializer21 = Serializer21.restoreFromState(serializerState21);
var validator21 = null;
var write21 = (function anonymous21(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Key#/properties/scopes' does not match schema definition.");
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Key#/properties/allowedIps' does not match schema definition.");
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
    const value_id_5 = obj["id"];
    if (value_id_5 !== void 0) {
      json += '{"id":';
      if (typeof value_id_5 !== "string") {
        if (value_id_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_5 instanceof RegExp) {
          json += asString(value_id_5.source);
        } else {
          json += asString(value_id_5.toString());
        }
      } else {
        json += asString(value_id_5);
      }
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
    const value_prefix_7 = obj["prefix"];
    if (value_prefix_7 !== void 0) {
      json += ',"prefix":';
      if (typeof value_prefix_7 !== "string") {
        if (value_prefix_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_prefix_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_prefix_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_prefix_7 instanceof RegExp) {
          json += asString(value_prefix_7.source);
        } else {
          json += asString(value_prefix_7.toString());
        }
      } else {
        json += asString(value_prefix_7);
      }
    } else {
      throw new Error('"prefix" is required!');
    }
    const value_last4_8 = obj["last4"];
    if (value_last4_8 !== void 0) {
      json += ',"last4":';
      if (typeof value_last4_8 !== "string") {
        if (value_last4_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_last4_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_last4_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_last4_8 instanceof RegExp) {
          json += asString(value_last4_8.source);
        } else {
          json += asString(value_last4_8.toString());
        }
      } else {
        json += asString(value_last4_8);
      }
    } else {
      throw new Error('"last4" is required!');
    }
    const value_scopes_9 = obj["scopes"];
    if (value_scopes_9 !== void 0) {
      json += ',"scopes":';
      json += anonymous210(value_scopes_9);
    } else {
      throw new Error('"scopes" is required!');
    }
    const value_allowedIps_10 = obj["allowedIps"];
    if (value_allowedIps_10 !== void 0) {
      json += ',"allowedIps":';
      json += anonymous310(value_allowedIps_10);
    } else {
      throw new Error('"allowedIps" is required!');
    }
    const value_environment_11 = obj["environment"];
    if (value_environment_11 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_11 !== "string") {
        if (value_environment_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_11 instanceof RegExp) {
          json += asString(value_environment_11.source);
        } else {
          json += asString(value_environment_11.toString());
        }
      } else {
        json += asString(value_environment_11);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_status_12 = obj["status"];
    if (value_status_12 !== void 0) {
      json += ',"status":';
      if (typeof value_status_12 !== "string") {
        if (value_status_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_12 instanceof RegExp) {
          json += asString(value_status_12.source);
        } else {
          json += asString(value_status_12.toString());
        }
      } else {
        json += asString(value_status_12);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_expiresAt_13 = obj["expiresAt"];
    if (value_expiresAt_13 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_13 !== "string") {
          if (value_expiresAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_13 instanceof RegExp) {
            json += asString(value_expiresAt_13.source);
          } else {
            json += asString(value_expiresAt_13.toString());
          }
        } else {
          json += asString(value_expiresAt_13);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    const value_lastUsedAt_14 = obj["lastUsedAt"];
    if (value_lastUsedAt_14 !== void 0) {
      json += ',"lastUsedAt":';
      if (value_lastUsedAt_14 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastUsedAt_14 !== "string") {
          if (value_lastUsedAt_14 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastUsedAt_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedAt_14.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastUsedAt_14 instanceof RegExp) {
            json += asString(value_lastUsedAt_14.source);
          } else {
            json += asString(value_lastUsedAt_14.toString());
          }
        } else {
          json += asString(value_lastUsedAt_14);
        }
      }
    } else {
      throw new Error('"lastUsedAt" is required!');
    }
    const value_lastUsedIp_15 = obj["lastUsedIp"];
    if (value_lastUsedIp_15 !== void 0) {
      json += ',"lastUsedIp":';
      if (value_lastUsedIp_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastUsedIp_15 !== "string") {
          if (value_lastUsedIp_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastUsedIp_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedIp_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastUsedIp_15 instanceof RegExp) {
            json += asString(value_lastUsedIp_15.source);
          } else {
            json += asString(value_lastUsedIp_15.toString());
          }
        } else {
          json += asString(value_lastUsedIp_15);
        }
      }
    } else {
      throw new Error('"lastUsedIp" is required!');
    }
    const value_createdAt_16 = obj["createdAt"];
    if (value_createdAt_16 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_16 !== "string") {
        if (value_createdAt_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_16 instanceof RegExp) {
          json += asString(value_createdAt_16.source);
        } else {
          json += asString(value_createdAt_16.toString());
        }
      } else {
        json += asString(value_createdAt_16);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_revokedAt_17 = obj["revokedAt"];
    if (value_revokedAt_17 !== void 0) {
      json += ',"revokedAt":';
      if (value_revokedAt_17 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_revokedAt_17 !== "string") {
          if (value_revokedAt_17 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_revokedAt_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_revokedAt_17.toISOString() + JSON_STR_QUOTE;
          } else if (value_revokedAt_17 instanceof RegExp) {
            json += asString(value_revokedAt_17.source);
          } else {
            json += asString(value_revokedAt_17.toString());
          }
        } else {
          json += asString(value_revokedAt_17);
        }
      }
    } else {
      throw new Error('"revokedAt" is required!');
    }
    const value_replacesId_18 = obj["replacesId"];
    if (value_replacesId_18 !== void 0) {
      json += ',"replacesId":';
      if (value_replacesId_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_replacesId_18 !== "string") {
          if (value_replacesId_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_replacesId_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacesId_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_replacesId_18 instanceof RegExp) {
            json += asString(value_replacesId_18.source);
          } else {
            json += asString(value_replacesId_18.toString());
          }
        } else {
          json += asString(value_replacesId_18);
        }
      }
    } else {
      throw new Error('"replacesId" is required!');
    }
    const value_replacedById_19 = obj["replacedById"];
    if (value_replacedById_19 !== void 0) {
      json += ',"replacedById":';
      if (value_replacedById_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_replacedById_19 !== "string") {
          if (value_replacedById_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_replacedById_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacedById_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_replacedById_19 instanceof RegExp) {
            json += asString(value_replacedById_19.source);
          } else {
            json += asString(value_replacedById_19.toString());
          }
        } else {
          json += asString(value_replacedById_19);
        }
      }
    } else {
      throw new Error('"replacedById" is required!');
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
    const value_key_2 = obj["key"];
    if (value_key_2 !== void 0) {
      json += ',"key":';
      if (value_key_2 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_key_2 !== "string") {
          if (value_key_2 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_key_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_key_2.toISOString() + JSON_STR_QUOTE;
          } else if (value_key_2 instanceof RegExp) {
            json += asString(value_key_2.source);
          } else {
            json += asString(value_key_2.toString());
          }
        } else {
          json += asString(value_key_2);
        }
      }
    } else {
      throw new Error('"key" is required!');
    }
    const value_apiKey_3 = obj["apiKey"];
    if (value_apiKey_3 !== void 0) {
      json += ',"apiKey":';
      json += anonymous1(value_apiKey_3);
    } else {
      throw new Error('"apiKey" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator21, serializer21);
var createKey_default = write21;

// notaria:revokeKey
var Serializer22 = require_serializer();
var serializerState22 = { "mode": "standalone", "inlineValidators": true };
var serializer22 = Serializer22.restoreFromState(serializerState22);
var validator22 = null;
var write22 = (function anonymous22(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Key#/properties/scopes' does not match schema definition.");
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Key#/properties/allowedIps' does not match schema definition.");
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
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
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
    const value_prefix_6 = obj["prefix"];
    if (value_prefix_6 !== void 0) {
      json += ',"prefix":';
      if (typeof value_prefix_6 !== "string") {
        if (value_prefix_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_prefix_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_prefix_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_prefix_6 instanceof RegExp) {
          json += asString(value_prefix_6.source);
        } else {
          json += asString(value_prefix_6.toString());
        }
      } else {
        json += asString(value_prefix_6);
      }
    } else {
      throw new Error('"prefix" is required!');
    }
    const value_last4_7 = obj["last4"];
    if (value_last4_7 !== void 0) {
      json += ',"last4":';
      if (typeof value_last4_7 !== "string") {
        if (value_last4_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_last4_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_last4_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_last4_7 instanceof RegExp) {
          json += asString(value_last4_7.source);
        } else {
          json += asString(value_last4_7.toString());
        }
      } else {
        json += asString(value_last4_7);
      }
    } else {
      throw new Error('"last4" is required!');
    }
    const value_scopes_8 = obj["scopes"];
    if (value_scopes_8 !== void 0) {
      json += ',"scopes":';
      json += anonymous210(value_scopes_8);
    } else {
      throw new Error('"scopes" is required!');
    }
    const value_allowedIps_9 = obj["allowedIps"];
    if (value_allowedIps_9 !== void 0) {
      json += ',"allowedIps":';
      json += anonymous310(value_allowedIps_9);
    } else {
      throw new Error('"allowedIps" is required!');
    }
    const value_environment_10 = obj["environment"];
    if (value_environment_10 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_10 !== "string") {
        if (value_environment_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_10 instanceof RegExp) {
          json += asString(value_environment_10.source);
        } else {
          json += asString(value_environment_10.toString());
        }
      } else {
        json += asString(value_environment_10);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_expiresAt_12 = obj["expiresAt"];
    if (value_expiresAt_12 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_12 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_12 !== "string") {
          if (value_expiresAt_12 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_12.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_12 instanceof RegExp) {
            json += asString(value_expiresAt_12.source);
          } else {
            json += asString(value_expiresAt_12.toString());
          }
        } else {
          json += asString(value_expiresAt_12);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    const value_lastUsedAt_13 = obj["lastUsedAt"];
    if (value_lastUsedAt_13 !== void 0) {
      json += ',"lastUsedAt":';
      if (value_lastUsedAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastUsedAt_13 !== "string") {
          if (value_lastUsedAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastUsedAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastUsedAt_13 instanceof RegExp) {
            json += asString(value_lastUsedAt_13.source);
          } else {
            json += asString(value_lastUsedAt_13.toString());
          }
        } else {
          json += asString(value_lastUsedAt_13);
        }
      }
    } else {
      throw new Error('"lastUsedAt" is required!');
    }
    const value_lastUsedIp_14 = obj["lastUsedIp"];
    if (value_lastUsedIp_14 !== void 0) {
      json += ',"lastUsedIp":';
      if (value_lastUsedIp_14 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastUsedIp_14 !== "string") {
          if (value_lastUsedIp_14 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastUsedIp_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedIp_14.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastUsedIp_14 instanceof RegExp) {
            json += asString(value_lastUsedIp_14.source);
          } else {
            json += asString(value_lastUsedIp_14.toString());
          }
        } else {
          json += asString(value_lastUsedIp_14);
        }
      }
    } else {
      throw new Error('"lastUsedIp" is required!');
    }
    const value_createdAt_15 = obj["createdAt"];
    if (value_createdAt_15 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_15 !== "string") {
        if (value_createdAt_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_15 instanceof RegExp) {
          json += asString(value_createdAt_15.source);
        } else {
          json += asString(value_createdAt_15.toString());
        }
      } else {
        json += asString(value_createdAt_15);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_revokedAt_16 = obj["revokedAt"];
    if (value_revokedAt_16 !== void 0) {
      json += ',"revokedAt":';
      if (value_revokedAt_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_revokedAt_16 !== "string") {
          if (value_revokedAt_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_revokedAt_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_revokedAt_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_revokedAt_16 instanceof RegExp) {
            json += asString(value_revokedAt_16.source);
          } else {
            json += asString(value_revokedAt_16.toString());
          }
        } else {
          json += asString(value_revokedAt_16);
        }
      }
    } else {
      throw new Error('"revokedAt" is required!');
    }
    const value_replacesId_17 = obj["replacesId"];
    if (value_replacesId_17 !== void 0) {
      json += ',"replacesId":';
      if (value_replacesId_17 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_replacesId_17 !== "string") {
          if (value_replacesId_17 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_replacesId_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacesId_17.toISOString() + JSON_STR_QUOTE;
          } else if (value_replacesId_17 instanceof RegExp) {
            json += asString(value_replacesId_17.source);
          } else {
            json += asString(value_replacesId_17.toString());
          }
        } else {
          json += asString(value_replacesId_17);
        }
      }
    } else {
      throw new Error('"replacesId" is required!');
    }
    const value_replacedById_18 = obj["replacedById"];
    if (value_replacedById_18 !== void 0) {
      json += ',"replacedById":';
      if (value_replacedById_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_replacedById_18 !== "string") {
          if (value_replacedById_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_replacedById_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacedById_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_replacedById_18 instanceof RegExp) {
            json += asString(value_replacedById_18.source);
          } else {
            json += asString(value_replacedById_18.toString());
          }
        } else {
          json += asString(value_replacedById_18);
        }
      }
    } else {
      throw new Error('"replacedById" is required!');
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
    const value_apiKey_2 = obj["apiKey"];
    if (value_apiKey_2 !== void 0) {
      json += ',"apiKey":';
      json += anonymous1(value_apiKey_2);
    } else {
      throw new Error('"apiKey" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator22, serializer22);
var revokeKey_default = write22;

// notaria:rotateKey
var Serializer23 = require_serializer();
var serializerState23 = { "mode": "standalone", "inlineValidators": true };
var serializer23 = Serializer23.restoreFromState(serializerState23);
var validator23 = null;
var write23 = (function anonymous23(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Key#/properties/scopes' does not match schema definition.");
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Key#/properties/allowedIps' does not match schema definition.");
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
    const value_id_5 = obj["id"];
    if (value_id_5 !== void 0) {
      json += '{"id":';
      if (typeof value_id_5 !== "string") {
        if (value_id_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_5 instanceof RegExp) {
          json += asString(value_id_5.source);
        } else {
          json += asString(value_id_5.toString());
        }
      } else {
        json += asString(value_id_5);
      }
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
    const value_prefix_7 = obj["prefix"];
    if (value_prefix_7 !== void 0) {
      json += ',"prefix":';
      if (typeof value_prefix_7 !== "string") {
        if (value_prefix_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_prefix_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_prefix_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_prefix_7 instanceof RegExp) {
          json += asString(value_prefix_7.source);
        } else {
          json += asString(value_prefix_7.toString());
        }
      } else {
        json += asString(value_prefix_7);
      }
    } else {
      throw new Error('"prefix" is required!');
    }
    const value_last4_8 = obj["last4"];
    if (value_last4_8 !== void 0) {
      json += ',"last4":';
      if (typeof value_last4_8 !== "string") {
        if (value_last4_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_last4_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_last4_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_last4_8 instanceof RegExp) {
          json += asString(value_last4_8.source);
        } else {
          json += asString(value_last4_8.toString());
        }
      } else {
        json += asString(value_last4_8);
      }
    } else {
      throw new Error('"last4" is required!');
    }
    const value_scopes_9 = obj["scopes"];
    if (value_scopes_9 !== void 0) {
      json += ',"scopes":';
      json += anonymous210(value_scopes_9);
    } else {
      throw new Error('"scopes" is required!');
    }
    const value_allowedIps_10 = obj["allowedIps"];
    if (value_allowedIps_10 !== void 0) {
      json += ',"allowedIps":';
      json += anonymous310(value_allowedIps_10);
    } else {
      throw new Error('"allowedIps" is required!');
    }
    const value_environment_11 = obj["environment"];
    if (value_environment_11 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_11 !== "string") {
        if (value_environment_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_11 instanceof RegExp) {
          json += asString(value_environment_11.source);
        } else {
          json += asString(value_environment_11.toString());
        }
      } else {
        json += asString(value_environment_11);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_status_12 = obj["status"];
    if (value_status_12 !== void 0) {
      json += ',"status":';
      if (typeof value_status_12 !== "string") {
        if (value_status_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_12 instanceof RegExp) {
          json += asString(value_status_12.source);
        } else {
          json += asString(value_status_12.toString());
        }
      } else {
        json += asString(value_status_12);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_expiresAt_13 = obj["expiresAt"];
    if (value_expiresAt_13 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_13 !== "string") {
          if (value_expiresAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_13 instanceof RegExp) {
            json += asString(value_expiresAt_13.source);
          } else {
            json += asString(value_expiresAt_13.toString());
          }
        } else {
          json += asString(value_expiresAt_13);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    const value_lastUsedAt_14 = obj["lastUsedAt"];
    if (value_lastUsedAt_14 !== void 0) {
      json += ',"lastUsedAt":';
      if (value_lastUsedAt_14 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastUsedAt_14 !== "string") {
          if (value_lastUsedAt_14 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastUsedAt_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedAt_14.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastUsedAt_14 instanceof RegExp) {
            json += asString(value_lastUsedAt_14.source);
          } else {
            json += asString(value_lastUsedAt_14.toString());
          }
        } else {
          json += asString(value_lastUsedAt_14);
        }
      }
    } else {
      throw new Error('"lastUsedAt" is required!');
    }
    const value_lastUsedIp_15 = obj["lastUsedIp"];
    if (value_lastUsedIp_15 !== void 0) {
      json += ',"lastUsedIp":';
      if (value_lastUsedIp_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastUsedIp_15 !== "string") {
          if (value_lastUsedIp_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastUsedIp_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastUsedIp_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastUsedIp_15 instanceof RegExp) {
            json += asString(value_lastUsedIp_15.source);
          } else {
            json += asString(value_lastUsedIp_15.toString());
          }
        } else {
          json += asString(value_lastUsedIp_15);
        }
      }
    } else {
      throw new Error('"lastUsedIp" is required!');
    }
    const value_createdAt_16 = obj["createdAt"];
    if (value_createdAt_16 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_16 !== "string") {
        if (value_createdAt_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_16 instanceof RegExp) {
          json += asString(value_createdAt_16.source);
        } else {
          json += asString(value_createdAt_16.toString());
        }
      } else {
        json += asString(value_createdAt_16);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_revokedAt_17 = obj["revokedAt"];
    if (value_revokedAt_17 !== void 0) {
      json += ',"revokedAt":';
      if (value_revokedAt_17 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_revokedAt_17 !== "string") {
          if (value_revokedAt_17 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_revokedAt_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_revokedAt_17.toISOString() + JSON_STR_QUOTE;
          } else if (value_revokedAt_17 instanceof RegExp) {
            json += asString(value_revokedAt_17.source);
          } else {
            json += asString(value_revokedAt_17.toString());
          }
        } else {
          json += asString(value_revokedAt_17);
        }
      }
    } else {
      throw new Error('"revokedAt" is required!');
    }
    const value_replacesId_18 = obj["replacesId"];
    if (value_replacesId_18 !== void 0) {
      json += ',"replacesId":';
      if (value_replacesId_18 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_replacesId_18 !== "string") {
          if (value_replacesId_18 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_replacesId_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacesId_18.toISOString() + JSON_STR_QUOTE;
          } else if (value_replacesId_18 instanceof RegExp) {
            json += asString(value_replacesId_18.source);
          } else {
            json += asString(value_replacesId_18.toString());
          }
        } else {
          json += asString(value_replacesId_18);
        }
      }
    } else {
      throw new Error('"replacesId" is required!');
    }
    const value_replacedById_19 = obj["replacedById"];
    if (value_replacedById_19 !== void 0) {
      json += ',"replacedById":';
      if (value_replacedById_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_replacedById_19 !== "string") {
          if (value_replacedById_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_replacedById_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacedById_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_replacedById_19 instanceof RegExp) {
            json += asString(value_replacedById_19.source);
          } else {
            json += asString(value_replacedById_19.toString());
          }
        } else {
          json += asString(value_replacedById_19);
        }
      }
    } else {
      throw new Error('"replacedById" is required!');
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
    const value_key_2 = obj["key"];
    if (value_key_2 !== void 0) {
      json += ',"key":';
      if (value_key_2 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_key_2 !== "string") {
          if (value_key_2 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_key_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_key_2.toISOString() + JSON_STR_QUOTE;
          } else if (value_key_2 instanceof RegExp) {
            json += asString(value_key_2.source);
          } else {
            json += asString(value_key_2.toString());
          }
        } else {
          json += asString(value_key_2);
        }
      }
    } else {
      throw new Error('"key" is required!');
    }
    const value_apiKey_3 = obj["apiKey"];
    if (value_apiKey_3 !== void 0) {
      json += ',"apiKey":';
      json += anonymous1(value_apiKey_3);
    } else {
      throw new Error('"apiKey" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator23, serializer23);
var rotateKey_default = write23;

// notaria:listKybChecks
var Serializer24 = require_serializer();
var serializerState24 = { "mode": "standalone", "inlineValidators": true };
var serializer24 = Serializer24.restoreFromState(serializerState24);
var validator24 = null;
var write24 = (function anonymous24(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_15 = obj["code"];
    if (value_code_15 !== void 0) {
      json += '{"code":';
      if (typeof value_code_15 !== "string") {
        if (value_code_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_15 instanceof RegExp) {
          json += asString(value_code_15.source);
        } else {
          json += asString(value_code_15.toString());
        }
      } else {
        json += asString(value_code_15);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_16 = obj["severity"];
    if (value_severity_16 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_16 !== "string") {
        if (value_severity_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_16 instanceof RegExp) {
          json += asString(value_severity_16.source);
        } else {
          json += asString(value_severity_16.toString());
        }
      } else {
        json += asString(value_severity_16);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_17 = obj["message"];
    if (value_message_17 !== void 0) {
      json += ',"message":';
      if (typeof value_message_17 !== "string") {
        if (value_message_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_17 instanceof RegExp) {
          json += asString(value_message_17.source);
        } else {
          json += asString(value_message_17.toString());
        }
      } else {
        json += asString(value_message_17);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybItem#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_20 = obj["code"];
    if (value_code_20 !== void 0) {
      json += '{"code":';
      if (typeof value_code_20 !== "string") {
        if (value_code_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_20 instanceof RegExp) {
          json += asString(value_code_20.source);
        } else {
          json += asString(value_code_20.toString());
        }
      } else {
        json += asString(value_code_20);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_21 = obj["status"];
    if (value_status_21 !== void 0) {
      json += ',"status":';
      if (typeof value_status_21 !== "string") {
        if (value_status_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_21 instanceof RegExp) {
          json += asString(value_status_21.source);
        } else {
          json += asString(value_status_21.toString());
        }
      } else {
        json += asString(value_status_21);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_22 = obj["score"];
    if (value_score_22 !== void 0) {
      json += ',"score":';
      if (value_score_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_22);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_23 = obj["details"];
    if (value_details_23 !== void 0) {
      json += ',"details":';
      if (value_details_23 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_23 !== "string") {
          if (value_details_23 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_23.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_23 instanceof RegExp) {
            json += asString(value_details_23.source);
          } else {
            json += asString(value_details_23.toString());
          }
        } else {
          json += asString(value_details_23);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybItem#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous62(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous62(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_companyName_7 = obj["companyName"];
    if (value_companyName_7 !== void 0) {
      json += ',"companyName":';
      if (typeof value_companyName_7 !== "string") {
        if (value_companyName_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_companyName_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_companyName_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_companyName_7 instanceof RegExp) {
          json += asString(value_companyName_7.source);
        } else {
          json += asString(value_companyName_7.toString());
        }
      } else {
        json += asString(value_companyName_7);
      }
    } else {
      throw new Error('"companyName" is required!');
    }
    const value_country_8 = obj["country"];
    if (value_country_8 !== void 0) {
      json += ',"country":';
      if (typeof value_country_8 !== "string") {
        if (value_country_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_country_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_country_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_country_8 instanceof RegExp) {
          json += asString(value_country_8.source);
        } else {
          json += asString(value_country_8.toString());
        }
      } else {
        json += asString(value_country_8);
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_registrationNumber_9 = obj["registrationNumber"];
    if (value_registrationNumber_9 !== void 0) {
      json += ',"registrationNumber":';
      if (value_registrationNumber_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_registrationNumber_9 !== "string") {
          if (value_registrationNumber_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_registrationNumber_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_registrationNumber_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_registrationNumber_9 instanceof RegExp) {
            json += asString(value_registrationNumber_9.source);
          } else {
            json += asString(value_registrationNumber_9.toString());
          }
        } else {
          json += asString(value_registrationNumber_9);
        }
      }
    } else {
      throw new Error('"registrationNumber" is required!');
    }
    const value_lei_10 = obj["lei"];
    if (value_lei_10 !== void 0) {
      json += ',"lei":';
      if (value_lei_10 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lei_10 !== "string") {
          if (value_lei_10 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lei_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_lei_10.toISOString() + JSON_STR_QUOTE;
          } else if (value_lei_10 instanceof RegExp) {
            json += asString(value_lei_10.source);
          } else {
            json += asString(value_lei_10.toString());
          }
        } else {
          json += asString(value_lei_10);
        }
      }
    } else {
      throw new Error('"lei" is required!');
    }
    const value_externalId_11 = obj["externalId"];
    if (value_externalId_11 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_11 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_11 !== "string") {
          if (value_externalId_11 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_11.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_11 instanceof RegExp) {
            json += asString(value_externalId_11.source);
          } else {
            json += asString(value_externalId_11.toString());
          }
        } else {
          json += asString(value_externalId_11);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_warnings_13 = obj["warnings"];
    if (value_warnings_13 !== void 0) {
      json += ',"warnings":';
      json += anonymous310(value_warnings_13);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_18 = obj["checks"];
    if (value_checks_18 !== void 0) {
      json += ',"checks":';
      json += anonymous52(value_checks_18);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_threshold_24 = obj["threshold"];
    if (value_threshold_24 !== void 0) {
      json += ',"threshold":';
      json += asNumber(value_threshold_24);
    } else {
      throw new Error('"threshold" is required!');
    }
    const value_version_25 = obj["version"];
    if (value_version_25 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_25);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_26 = obj["createdAt"];
    if (value_createdAt_26 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_26 !== "string") {
        if (value_createdAt_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_26 instanceof RegExp) {
          json += asString(value_createdAt_26.source);
        } else {
          json += asString(value_createdAt_26.toString());
        }
      } else {
        json += asString(value_createdAt_26);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_27 = obj["updatedAt"];
    if (value_updatedAt_27 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_27 !== "string") {
        if (value_updatedAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_27 instanceof RegExp) {
          json += asString(value_updatedAt_27.source);
        } else {
          json += asString(value_updatedAt_27.toString());
        }
      } else {
        json += asString(value_updatedAt_27);
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
      throw new TypeError("The value of '#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
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
    const value_checks_2 = obj["checks"];
    if (value_checks_2 !== void 0) {
      json += ',"checks":';
      json += anonymous1(value_checks_2);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_total_28 = obj["total"];
    if (value_total_28 !== void 0) {
      json += ',"total":';
      json += asInteger(value_total_28);
    } else {
      throw new Error('"total" is required!');
    }
    const value_nextCursor_29 = obj["nextCursor"];
    if (value_nextCursor_29 !== void 0) {
      json += ',"nextCursor":';
      if (value_nextCursor_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextCursor_29 !== "string") {
          if (value_nextCursor_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextCursor_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextCursor_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextCursor_29 instanceof RegExp) {
            json += asString(value_nextCursor_29.source);
          } else {
            json += asString(value_nextCursor_29.toString());
          }
        } else {
          json += asString(value_nextCursor_29);
        }
      }
    } else {
      throw new Error('"nextCursor" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator24, serializer24);
var listKybChecks_default = write24;

// notaria:createKybCheck
var Serializer25 = require_serializer();
var serializerState25 = { "mode": "standalone", "inlineValidators": true };
var serializer25 = Serializer25.restoreFromState(serializerState25);
var validator25 = null;
var write25 = (function anonymous25(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_15 = obj["code"];
    if (value_code_15 !== void 0) {
      json += '{"code":';
      if (typeof value_code_15 !== "string") {
        if (value_code_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_15 instanceof RegExp) {
          json += asString(value_code_15.source);
        } else {
          json += asString(value_code_15.toString());
        }
      } else {
        json += asString(value_code_15);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_16 = obj["severity"];
    if (value_severity_16 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_16 !== "string") {
        if (value_severity_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_16 instanceof RegExp) {
          json += asString(value_severity_16.source);
        } else {
          json += asString(value_severity_16.toString());
        }
      } else {
        json += asString(value_severity_16);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_17 = obj["message"];
    if (value_message_17 !== void 0) {
      json += ',"message":';
      if (typeof value_message_17 !== "string") {
        if (value_message_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_17 instanceof RegExp) {
          json += asString(value_message_17.source);
        } else {
          json += asString(value_message_17.toString());
        }
      } else {
        json += asString(value_message_17);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybCheck#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous310(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous310(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_20 = obj["code"];
    if (value_code_20 !== void 0) {
      json += '{"code":';
      if (typeof value_code_20 !== "string") {
        if (value_code_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_20 instanceof RegExp) {
          json += asString(value_code_20.source);
        } else {
          json += asString(value_code_20.toString());
        }
      } else {
        json += asString(value_code_20);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_21 = obj["status"];
    if (value_status_21 !== void 0) {
      json += ',"status":';
      if (typeof value_status_21 !== "string") {
        if (value_status_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_21 instanceof RegExp) {
          json += asString(value_status_21.source);
        } else {
          json += asString(value_status_21.toString());
        }
      } else {
        json += asString(value_status_21);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_22 = obj["score"];
    if (value_score_22 !== void 0) {
      json += ',"score":';
      if (value_score_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_22);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_23 = obj["details"];
    if (value_details_23 !== void 0) {
      json += ',"details":';
      if (value_details_23 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_23 !== "string") {
          if (value_details_23 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_23.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_23 instanceof RegExp) {
            json += asString(value_details_23.source);
          } else {
            json += asString(value_details_23.toString());
          }
        } else {
          json += asString(value_details_23);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybCheck#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous52(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous52(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_register_30 = obj["register"];
    if (value_register_30 !== void 0) {
      json += '{"register":';
      if (typeof value_register_30 !== "string") {
        if (value_register_30 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_register_30 instanceof Date) {
          json += JSON_STR_QUOTE + value_register_30.toISOString() + JSON_STR_QUOTE;
        } else if (value_register_30 instanceof RegExp) {
          json += asString(value_register_30.source);
        } else {
          json += asString(value_register_30.toString());
        }
      } else {
        json += asString(value_register_30);
      }
    } else {
      throw new Error('"register" is required!');
    }
    const value_registerVersion_31 = obj["registerVersion"];
    if (value_registerVersion_31 !== void 0) {
      json += ',"registerVersion":';
      if (typeof value_registerVersion_31 !== "string") {
        if (value_registerVersion_31 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_registerVersion_31 instanceof Date) {
          json += JSON_STR_QUOTE + value_registerVersion_31.toISOString() + JSON_STR_QUOTE;
        } else if (value_registerVersion_31 instanceof RegExp) {
          json += asString(value_registerVersion_31.source);
        } else {
          json += asString(value_registerVersion_31.toString());
        }
      } else {
        json += asString(value_registerVersion_31);
      }
    } else {
      throw new Error('"registerVersion" is required!');
    }
    const value_name_32 = obj["name"];
    if (value_name_32 !== void 0) {
      json += ',"name":';
      if (typeof value_name_32 !== "string") {
        if (value_name_32 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_32 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_32.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_32 instanceof RegExp) {
          json += asString(value_name_32.source);
        } else {
          json += asString(value_name_32.toString());
        }
      } else {
        json += asString(value_name_32);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_registrationNumber_33 = obj["registrationNumber"];
    if (value_registrationNumber_33 !== void 0) {
      json += ',"registrationNumber":';
      if (value_registrationNumber_33 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_registrationNumber_33 !== "string") {
          if (value_registrationNumber_33 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_registrationNumber_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_registrationNumber_33.toISOString() + JSON_STR_QUOTE;
          } else if (value_registrationNumber_33 instanceof RegExp) {
            json += asString(value_registrationNumber_33.source);
          } else {
            json += asString(value_registrationNumber_33.toString());
          }
        } else {
          json += asString(value_registrationNumber_33);
        }
      }
    } else {
      throw new Error('"registrationNumber" is required!');
    }
    const value_lei_34 = obj["lei"];
    if (value_lei_34 !== void 0) {
      json += ',"lei":';
      if (value_lei_34 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lei_34 !== "string") {
          if (value_lei_34 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lei_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_lei_34.toISOString() + JSON_STR_QUOTE;
          } else if (value_lei_34 instanceof RegExp) {
            json += asString(value_lei_34.source);
          } else {
            json += asString(value_lei_34.toString());
          }
        } else {
          json += asString(value_lei_34);
        }
      }
    } else {
      throw new Error('"lei" is required!');
    }
    const value_country_35 = obj["country"];
    if (value_country_35 !== void 0) {
      json += ',"country":';
      if (typeof value_country_35 !== "string") {
        if (value_country_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_country_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_country_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_country_35 instanceof RegExp) {
          json += asString(value_country_35.source);
        } else {
          json += asString(value_country_35.toString());
        }
      } else {
        json += asString(value_country_35);
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_status_36 = obj["status"];
    if (value_status_36 !== void 0) {
      json += ',"status":';
      if (typeof value_status_36 !== "string") {
        if (value_status_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_36 instanceof RegExp) {
          json += asString(value_status_36.source);
        } else {
          json += asString(value_status_36.toString());
        }
      } else {
        json += asString(value_status_36);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_legalForm_37 = obj["legalForm"];
    if (value_legalForm_37 !== void 0) {
      json += ',"legalForm":';
      if (value_legalForm_37 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_legalForm_37 !== "string") {
          if (value_legalForm_37 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_legalForm_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_legalForm_37.toISOString() + JSON_STR_QUOTE;
          } else if (value_legalForm_37 instanceof RegExp) {
            json += asString(value_legalForm_37.source);
          } else {
            json += asString(value_legalForm_37.toString());
          }
        } else {
          json += asString(value_legalForm_37);
        }
      }
    } else {
      throw new Error('"legalForm" is required!');
    }
    const value_incorporatedOn_38 = obj["incorporatedOn"];
    if (value_incorporatedOn_38 !== void 0) {
      json += ',"incorporatedOn":';
      if (value_incorporatedOn_38 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_incorporatedOn_38 !== "string") {
          if (value_incorporatedOn_38 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_incorporatedOn_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_incorporatedOn_38.toISOString() + JSON_STR_QUOTE;
          } else if (value_incorporatedOn_38 instanceof RegExp) {
            json += asString(value_incorporatedOn_38.source);
          } else {
            json += asString(value_incorporatedOn_38.toString());
          }
        } else {
          json += asString(value_incorporatedOn_38);
        }
      }
    } else {
      throw new Error('"incorporatedOn" is required!');
    }
    const value_address_39 = obj["address"];
    if (value_address_39 !== void 0) {
      json += ',"address":';
      if (value_address_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_address_39 !== "string") {
          if (value_address_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_address_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_address_39 instanceof RegExp) {
            json += asString(value_address_39.source);
          } else {
            json += asString(value_address_39.toString());
          }
        } else {
          json += asString(value_address_39);
        }
      }
    } else {
      throw new Error('"address" is required!');
    }
    const value_nameScore_40 = obj["nameScore"];
    if (value_nameScore_40 !== void 0) {
      json += ',"nameScore":';
      json += asNumber(value_nameScore_40);
    } else {
      throw new Error('"nameScore" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_43 = obj["id"];
    if (value_id_43 !== void 0) {
      json += '{"id":';
      if (typeof value_id_43 !== "string") {
        if (value_id_43 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_43 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_43.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_43 instanceof RegExp) {
          json += asString(value_id_43.source);
        } else {
          json += asString(value_id_43.toString());
        }
      } else {
        json += asString(value_id_43);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_version_44 = obj["version"];
    if (value_version_44 !== void 0) {
      json += ',"version":';
      if (typeof value_version_44 !== "string") {
        if (value_version_44 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_44 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_44.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_44 instanceof RegExp) {
          json += asString(value_version_44.source);
        } else {
          json += asString(value_version_44.toString());
        }
      } else {
        json += asString(value_version_44);
      }
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous72(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybCheck#/properties/registers' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous82(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous82(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous102(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_fullName_48 = obj["fullName"];
    if (value_fullName_48 !== void 0) {
      json += '{"fullName":';
      if (typeof value_fullName_48 !== "string") {
        if (value_fullName_48 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_fullName_48 instanceof Date) {
          json += JSON_STR_QUOTE + value_fullName_48.toISOString() + JSON_STR_QUOTE;
        } else if (value_fullName_48 instanceof RegExp) {
          json += asString(value_fullName_48.source);
        } else {
          json += asString(value_fullName_48.toString());
        }
      } else {
        json += asString(value_fullName_48);
      }
    } else {
      throw new Error('"fullName" is required!');
    }
    const value_role_49 = obj["role"];
    if (value_role_49 !== void 0) {
      json += ',"role":';
      if (typeof value_role_49 !== "string") {
        if (value_role_49 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_role_49 instanceof Date) {
          json += JSON_STR_QUOTE + value_role_49.toISOString() + JSON_STR_QUOTE;
        } else if (value_role_49 instanceof RegExp) {
          json += asString(value_role_49.source);
        } else {
          json += asString(value_role_49.toString());
        }
      } else {
        json += asString(value_role_49);
      }
    } else {
      throw new Error('"role" is required!');
    }
    const value_dateOfBirth_50 = obj["dateOfBirth"];
    if (value_dateOfBirth_50 !== void 0) {
      json += ',"dateOfBirth":';
      if (value_dateOfBirth_50 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_dateOfBirth_50 !== "string") {
          if (value_dateOfBirth_50 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_dateOfBirth_50 instanceof Date) {
            json += JSON_STR_QUOTE + value_dateOfBirth_50.toISOString() + JSON_STR_QUOTE;
          } else if (value_dateOfBirth_50 instanceof RegExp) {
            json += asString(value_dateOfBirth_50.source);
          } else {
            json += asString(value_dateOfBirth_50.toString());
          }
        } else {
          json += asString(value_dateOfBirth_50);
        }
      }
    } else {
      throw new Error('"dateOfBirth" is required!');
    }
    const value_match_51 = obj["match"];
    if (value_match_51 !== void 0) {
      json += ',"match":';
      json += asBoolean(value_match_51);
    } else {
      throw new Error('"match" is required!');
    }
    const value_score_52 = obj["score"];
    if (value_score_52 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_52);
    } else {
      throw new Error('"score" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybCheck#/properties/people' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous102(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous102(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous142(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybHit#/properties/topics' does not match schema definition.");
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
  function anonymous152(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybHit#/properties/programs' does not match schema definition.");
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
  function anonymous132(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_subject_59 = obj["subject"];
    if (value_subject_59 !== void 0) {
      json += '{"subject":';
      if (typeof value_subject_59 !== "string") {
        if (value_subject_59 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_subject_59 instanceof Date) {
          json += JSON_STR_QUOTE + value_subject_59.toISOString() + JSON_STR_QUOTE;
        } else if (value_subject_59 instanceof RegExp) {
          json += asString(value_subject_59.source);
        } else {
          json += asString(value_subject_59.toString());
        }
      } else {
        json += asString(value_subject_59);
      }
    } else {
      throw new Error('"subject" is required!');
    }
    const value_entityId_60 = obj["entityId"];
    if (value_entityId_60 !== void 0) {
      json += ',"entityId":';
      if (typeof value_entityId_60 !== "string") {
        if (value_entityId_60 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_entityId_60 instanceof Date) {
          json += JSON_STR_QUOTE + value_entityId_60.toISOString() + JSON_STR_QUOTE;
        } else if (value_entityId_60 instanceof RegExp) {
          json += asString(value_entityId_60.source);
        } else {
          json += asString(value_entityId_60.toString());
        }
      } else {
        json += asString(value_entityId_60);
      }
    } else {
      throw new Error('"entityId" is required!');
    }
    const value_list_61 = obj["list"];
    if (value_list_61 !== void 0) {
      json += ',"list":';
      if (typeof value_list_61 !== "string") {
        if (value_list_61 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_list_61 instanceof Date) {
          json += JSON_STR_QUOTE + value_list_61.toISOString() + JSON_STR_QUOTE;
        } else if (value_list_61 instanceof RegExp) {
          json += asString(value_list_61.source);
        } else {
          json += asString(value_list_61.toString());
        }
      } else {
        json += asString(value_list_61);
      }
    } else {
      throw new Error('"list" is required!');
    }
    const value_listVersion_62 = obj["listVersion"];
    if (value_listVersion_62 !== void 0) {
      json += ',"listVersion":';
      if (typeof value_listVersion_62 !== "string") {
        if (value_listVersion_62 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_listVersion_62 instanceof Date) {
          json += JSON_STR_QUOTE + value_listVersion_62.toISOString() + JSON_STR_QUOTE;
        } else if (value_listVersion_62 instanceof RegExp) {
          json += asString(value_listVersion_62.source);
        } else {
          json += asString(value_listVersion_62.toString());
        }
      } else {
        json += asString(value_listVersion_62);
      }
    } else {
      throw new Error('"listVersion" is required!');
    }
    const value_caption_63 = obj["caption"];
    if (value_caption_63 !== void 0) {
      json += ',"caption":';
      if (typeof value_caption_63 !== "string") {
        if (value_caption_63 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_caption_63 instanceof Date) {
          json += JSON_STR_QUOTE + value_caption_63.toISOString() + JSON_STR_QUOTE;
        } else if (value_caption_63 instanceof RegExp) {
          json += asString(value_caption_63.source);
        } else {
          json += asString(value_caption_63.toString());
        }
      } else {
        json += asString(value_caption_63);
      }
    } else {
      throw new Error('"caption" is required!');
    }
    const value_matchedName_64 = obj["matchedName"];
    if (value_matchedName_64 !== void 0) {
      json += ',"matchedName":';
      if (typeof value_matchedName_64 !== "string") {
        if (value_matchedName_64 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchedName_64 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchedName_64.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchedName_64 instanceof RegExp) {
          json += asString(value_matchedName_64.source);
        } else {
          json += asString(value_matchedName_64.toString());
        }
      } else {
        json += asString(value_matchedName_64);
      }
    } else {
      throw new Error('"matchedName" is required!');
    }
    const value_score_65 = obj["score"];
    if (value_score_65 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_65);
    } else {
      throw new Error('"score" is required!');
    }
    const value_topics_66 = obj["topics"];
    if (value_topics_66 !== void 0) {
      json += ',"topics":';
      json += anonymous142(value_topics_66);
    } else {
      throw new Error('"topics" is required!');
    }
    const value_programs_67 = obj["programs"];
    if (value_programs_67 !== void 0) {
      json += ',"programs":';
      json += anonymous152(value_programs_67);
    } else {
      throw new Error('"programs" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous122(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybScreening#/properties/hits' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous132(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous132(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous162(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybScreening#/properties/lists' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous82(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous82(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous112(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_match_55 = obj["match"];
    if (value_match_55 !== void 0) {
      json += '{"match":';
      json += asBoolean(value_match_55);
    } else {
      throw new Error('"match" is required!');
    }
    const value_score_56 = obj["score"];
    if (value_score_56 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_56);
    } else {
      throw new Error('"score" is required!');
    }
    const value_hits_57 = obj["hits"];
    if (value_hits_57 !== void 0) {
      json += ',"hits":';
      json += anonymous122(value_hits_57);
    } else {
      throw new Error('"hits" is required!');
    }
    const value_lists_68 = obj["lists"];
    if (value_lists_68 !== void 0) {
      json += ',"lists":';
      json += anonymous162(value_lists_68);
    } else {
      throw new Error('"lists" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_companyName_7 = obj["companyName"];
    if (value_companyName_7 !== void 0) {
      json += ',"companyName":';
      if (typeof value_companyName_7 !== "string") {
        if (value_companyName_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_companyName_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_companyName_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_companyName_7 instanceof RegExp) {
          json += asString(value_companyName_7.source);
        } else {
          json += asString(value_companyName_7.toString());
        }
      } else {
        json += asString(value_companyName_7);
      }
    } else {
      throw new Error('"companyName" is required!');
    }
    const value_country_8 = obj["country"];
    if (value_country_8 !== void 0) {
      json += ',"country":';
      if (typeof value_country_8 !== "string") {
        if (value_country_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_country_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_country_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_country_8 instanceof RegExp) {
          json += asString(value_country_8.source);
        } else {
          json += asString(value_country_8.toString());
        }
      } else {
        json += asString(value_country_8);
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_registrationNumber_9 = obj["registrationNumber"];
    if (value_registrationNumber_9 !== void 0) {
      json += ',"registrationNumber":';
      if (value_registrationNumber_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_registrationNumber_9 !== "string") {
          if (value_registrationNumber_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_registrationNumber_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_registrationNumber_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_registrationNumber_9 instanceof RegExp) {
            json += asString(value_registrationNumber_9.source);
          } else {
            json += asString(value_registrationNumber_9.toString());
          }
        } else {
          json += asString(value_registrationNumber_9);
        }
      }
    } else {
      throw new Error('"registrationNumber" is required!');
    }
    const value_lei_10 = obj["lei"];
    if (value_lei_10 !== void 0) {
      json += ',"lei":';
      if (value_lei_10 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lei_10 !== "string") {
          if (value_lei_10 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lei_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_lei_10.toISOString() + JSON_STR_QUOTE;
          } else if (value_lei_10 instanceof RegExp) {
            json += asString(value_lei_10.source);
          } else {
            json += asString(value_lei_10.toString());
          }
        } else {
          json += asString(value_lei_10);
        }
      }
    } else {
      throw new Error('"lei" is required!');
    }
    const value_externalId_11 = obj["externalId"];
    if (value_externalId_11 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_11 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_11 !== "string") {
          if (value_externalId_11 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_11.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_11 instanceof RegExp) {
            json += asString(value_externalId_11.source);
          } else {
            json += asString(value_externalId_11.toString());
          }
        } else {
          json += asString(value_externalId_11);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_warnings_13 = obj["warnings"];
    if (value_warnings_13 !== void 0) {
      json += ',"warnings":';
      json += anonymous210(value_warnings_13);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_18 = obj["checks"];
    if (value_checks_18 !== void 0) {
      json += ',"checks":';
      json += anonymous49(value_checks_18);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_threshold_24 = obj["threshold"];
    if (value_threshold_24 !== void 0) {
      json += ',"threshold":';
      json += asNumber(value_threshold_24);
    } else {
      throw new Error('"threshold" is required!');
    }
    const value_version_25 = obj["version"];
    if (value_version_25 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_25);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_26 = obj["createdAt"];
    if (value_createdAt_26 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_26 !== "string") {
        if (value_createdAt_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_26 instanceof RegExp) {
          json += asString(value_createdAt_26.source);
        } else {
          json += asString(value_createdAt_26.toString());
        }
      } else {
        json += asString(value_createdAt_26);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_27 = obj["updatedAt"];
    if (value_updatedAt_27 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_27 !== "string") {
        if (value_updatedAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_27 instanceof RegExp) {
          json += asString(value_updatedAt_27.source);
        } else {
          json += asString(value_updatedAt_27.toString());
        }
      } else {
        json += asString(value_updatedAt_27);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_company_28 = obj["company"];
    if (value_company_28 !== void 0) {
      json += ',"company":';
      if (value_company_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous62(value_company_28);
      }
    } else {
      throw new Error('"company" is required!');
    }
    const value_registers_41 = obj["registers"];
    if (value_registers_41 !== void 0) {
      json += ',"registers":';
      json += anonymous72(value_registers_41);
    } else {
      throw new Error('"registers" is required!');
    }
    const value_registerChange_45 = obj["registerChange"];
    if (value_registerChange_45 !== void 0) {
      json += ',"registerChange":';
      if (value_registerChange_45 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_registerChange_45 !== "string") {
          if (value_registerChange_45 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_registerChange_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_registerChange_45.toISOString() + JSON_STR_QUOTE;
          } else if (value_registerChange_45 instanceof RegExp) {
            json += asString(value_registerChange_45.source);
          } else {
            json += asString(value_registerChange_45.toString());
          }
        } else {
          json += asString(value_registerChange_45);
        }
      }
    } else {
      throw new Error('"registerChange" is required!');
    }
    const value_people_46 = obj["people"];
    if (value_people_46 !== void 0) {
      json += ',"people":';
      json += anonymous92(value_people_46);
    } else {
      throw new Error('"people" is required!');
    }
    const value_aml_53 = obj["aml"];
    if (value_aml_53 !== void 0) {
      json += ',"aml":';
      json += anonymous112(value_aml_53);
    } else {
      throw new Error('"aml" is required!');
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
    const value_check_2 = obj["check"];
    if (value_check_2 !== void 0) {
      json += ',"check":';
      json += anonymous1(value_check_2);
    } else {
      throw new Error('"check" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator25, serializer25);
var createKybCheck_default = write25;

// notaria:getKybCheck
var Serializer26 = require_serializer();
var serializerState26 = { "mode": "standalone", "inlineValidators": true };
var serializer26 = Serializer26.restoreFromState(serializerState26);
var validator26 = null;
var write26 = (function anonymous26(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_15 = obj["code"];
    if (value_code_15 !== void 0) {
      json += '{"code":';
      if (typeof value_code_15 !== "string") {
        if (value_code_15 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_15 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_15.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_15 instanceof RegExp) {
          json += asString(value_code_15.source);
        } else {
          json += asString(value_code_15.toString());
        }
      } else {
        json += asString(value_code_15);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_16 = obj["severity"];
    if (value_severity_16 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_16 !== "string") {
        if (value_severity_16 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_16 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_16.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_16 instanceof RegExp) {
          json += asString(value_severity_16.source);
        } else {
          json += asString(value_severity_16.toString());
        }
      } else {
        json += asString(value_severity_16);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_17 = obj["message"];
    if (value_message_17 !== void 0) {
      json += ',"message":';
      if (typeof value_message_17 !== "string") {
        if (value_message_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_17 instanceof RegExp) {
          json += asString(value_message_17.source);
        } else {
          json += asString(value_message_17.toString());
        }
      } else {
        json += asString(value_message_17);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybCheck#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous310(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous310(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_20 = obj["code"];
    if (value_code_20 !== void 0) {
      json += '{"code":';
      if (typeof value_code_20 !== "string") {
        if (value_code_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_20 instanceof RegExp) {
          json += asString(value_code_20.source);
        } else {
          json += asString(value_code_20.toString());
        }
      } else {
        json += asString(value_code_20);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_status_21 = obj["status"];
    if (value_status_21 !== void 0) {
      json += ',"status":';
      if (typeof value_status_21 !== "string") {
        if (value_status_21 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_21 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_21.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_21 instanceof RegExp) {
          json += asString(value_status_21.source);
        } else {
          json += asString(value_status_21.toString());
        }
      } else {
        json += asString(value_status_21);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_score_22 = obj["score"];
    if (value_score_22 !== void 0) {
      json += ',"score":';
      if (value_score_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_22);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_details_23 = obj["details"];
    if (value_details_23 !== void 0) {
      json += ',"details":';
      if (value_details_23 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_details_23 !== "string") {
          if (value_details_23 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_details_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_details_23.toISOString() + JSON_STR_QUOTE;
          } else if (value_details_23 instanceof RegExp) {
            json += asString(value_details_23.source);
          } else {
            json += asString(value_details_23.toString());
          }
        } else {
          json += asString(value_details_23);
        }
      }
    } else {
      throw new Error('"details" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybCheck#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous52(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous52(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_register_30 = obj["register"];
    if (value_register_30 !== void 0) {
      json += '{"register":';
      if (typeof value_register_30 !== "string") {
        if (value_register_30 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_register_30 instanceof Date) {
          json += JSON_STR_QUOTE + value_register_30.toISOString() + JSON_STR_QUOTE;
        } else if (value_register_30 instanceof RegExp) {
          json += asString(value_register_30.source);
        } else {
          json += asString(value_register_30.toString());
        }
      } else {
        json += asString(value_register_30);
      }
    } else {
      throw new Error('"register" is required!');
    }
    const value_registerVersion_31 = obj["registerVersion"];
    if (value_registerVersion_31 !== void 0) {
      json += ',"registerVersion":';
      if (typeof value_registerVersion_31 !== "string") {
        if (value_registerVersion_31 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_registerVersion_31 instanceof Date) {
          json += JSON_STR_QUOTE + value_registerVersion_31.toISOString() + JSON_STR_QUOTE;
        } else if (value_registerVersion_31 instanceof RegExp) {
          json += asString(value_registerVersion_31.source);
        } else {
          json += asString(value_registerVersion_31.toString());
        }
      } else {
        json += asString(value_registerVersion_31);
      }
    } else {
      throw new Error('"registerVersion" is required!');
    }
    const value_name_32 = obj["name"];
    if (value_name_32 !== void 0) {
      json += ',"name":';
      if (typeof value_name_32 !== "string") {
        if (value_name_32 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_name_32 instanceof Date) {
          json += JSON_STR_QUOTE + value_name_32.toISOString() + JSON_STR_QUOTE;
        } else if (value_name_32 instanceof RegExp) {
          json += asString(value_name_32.source);
        } else {
          json += asString(value_name_32.toString());
        }
      } else {
        json += asString(value_name_32);
      }
    } else {
      throw new Error('"name" is required!');
    }
    const value_registrationNumber_33 = obj["registrationNumber"];
    if (value_registrationNumber_33 !== void 0) {
      json += ',"registrationNumber":';
      if (value_registrationNumber_33 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_registrationNumber_33 !== "string") {
          if (value_registrationNumber_33 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_registrationNumber_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_registrationNumber_33.toISOString() + JSON_STR_QUOTE;
          } else if (value_registrationNumber_33 instanceof RegExp) {
            json += asString(value_registrationNumber_33.source);
          } else {
            json += asString(value_registrationNumber_33.toString());
          }
        } else {
          json += asString(value_registrationNumber_33);
        }
      }
    } else {
      throw new Error('"registrationNumber" is required!');
    }
    const value_lei_34 = obj["lei"];
    if (value_lei_34 !== void 0) {
      json += ',"lei":';
      if (value_lei_34 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lei_34 !== "string") {
          if (value_lei_34 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lei_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_lei_34.toISOString() + JSON_STR_QUOTE;
          } else if (value_lei_34 instanceof RegExp) {
            json += asString(value_lei_34.source);
          } else {
            json += asString(value_lei_34.toString());
          }
        } else {
          json += asString(value_lei_34);
        }
      }
    } else {
      throw new Error('"lei" is required!');
    }
    const value_country_35 = obj["country"];
    if (value_country_35 !== void 0) {
      json += ',"country":';
      if (typeof value_country_35 !== "string") {
        if (value_country_35 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_country_35 instanceof Date) {
          json += JSON_STR_QUOTE + value_country_35.toISOString() + JSON_STR_QUOTE;
        } else if (value_country_35 instanceof RegExp) {
          json += asString(value_country_35.source);
        } else {
          json += asString(value_country_35.toString());
        }
      } else {
        json += asString(value_country_35);
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_status_36 = obj["status"];
    if (value_status_36 !== void 0) {
      json += ',"status":';
      if (typeof value_status_36 !== "string") {
        if (value_status_36 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_36 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_36.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_36 instanceof RegExp) {
          json += asString(value_status_36.source);
        } else {
          json += asString(value_status_36.toString());
        }
      } else {
        json += asString(value_status_36);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_legalForm_37 = obj["legalForm"];
    if (value_legalForm_37 !== void 0) {
      json += ',"legalForm":';
      if (value_legalForm_37 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_legalForm_37 !== "string") {
          if (value_legalForm_37 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_legalForm_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_legalForm_37.toISOString() + JSON_STR_QUOTE;
          } else if (value_legalForm_37 instanceof RegExp) {
            json += asString(value_legalForm_37.source);
          } else {
            json += asString(value_legalForm_37.toString());
          }
        } else {
          json += asString(value_legalForm_37);
        }
      }
    } else {
      throw new Error('"legalForm" is required!');
    }
    const value_incorporatedOn_38 = obj["incorporatedOn"];
    if (value_incorporatedOn_38 !== void 0) {
      json += ',"incorporatedOn":';
      if (value_incorporatedOn_38 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_incorporatedOn_38 !== "string") {
          if (value_incorporatedOn_38 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_incorporatedOn_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_incorporatedOn_38.toISOString() + JSON_STR_QUOTE;
          } else if (value_incorporatedOn_38 instanceof RegExp) {
            json += asString(value_incorporatedOn_38.source);
          } else {
            json += asString(value_incorporatedOn_38.toString());
          }
        } else {
          json += asString(value_incorporatedOn_38);
        }
      }
    } else {
      throw new Error('"incorporatedOn" is required!');
    }
    const value_address_39 = obj["address"];
    if (value_address_39 !== void 0) {
      json += ',"address":';
      if (value_address_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_address_39 !== "string") {
          if (value_address_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_address_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_address_39 instanceof RegExp) {
            json += asString(value_address_39.source);
          } else {
            json += asString(value_address_39.toString());
          }
        } else {
          json += asString(value_address_39);
        }
      }
    } else {
      throw new Error('"address" is required!');
    }
    const value_nameScore_40 = obj["nameScore"];
    if (value_nameScore_40 !== void 0) {
      json += ',"nameScore":';
      json += asNumber(value_nameScore_40);
    } else {
      throw new Error('"nameScore" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_43 = obj["id"];
    if (value_id_43 !== void 0) {
      json += '{"id":';
      if (typeof value_id_43 !== "string") {
        if (value_id_43 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_43 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_43.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_43 instanceof RegExp) {
          json += asString(value_id_43.source);
        } else {
          json += asString(value_id_43.toString());
        }
      } else {
        json += asString(value_id_43);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_version_44 = obj["version"];
    if (value_version_44 !== void 0) {
      json += ',"version":';
      if (typeof value_version_44 !== "string") {
        if (value_version_44 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_version_44 instanceof Date) {
          json += JSON_STR_QUOTE + value_version_44.toISOString() + JSON_STR_QUOTE;
        } else if (value_version_44 instanceof RegExp) {
          json += asString(value_version_44.source);
        } else {
          json += asString(value_version_44.toString());
        }
      } else {
        json += asString(value_version_44);
      }
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous72(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybCheck#/properties/registers' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous82(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous82(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous102(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_fullName_48 = obj["fullName"];
    if (value_fullName_48 !== void 0) {
      json += '{"fullName":';
      if (typeof value_fullName_48 !== "string") {
        if (value_fullName_48 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_fullName_48 instanceof Date) {
          json += JSON_STR_QUOTE + value_fullName_48.toISOString() + JSON_STR_QUOTE;
        } else if (value_fullName_48 instanceof RegExp) {
          json += asString(value_fullName_48.source);
        } else {
          json += asString(value_fullName_48.toString());
        }
      } else {
        json += asString(value_fullName_48);
      }
    } else {
      throw new Error('"fullName" is required!');
    }
    const value_role_49 = obj["role"];
    if (value_role_49 !== void 0) {
      json += ',"role":';
      if (typeof value_role_49 !== "string") {
        if (value_role_49 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_role_49 instanceof Date) {
          json += JSON_STR_QUOTE + value_role_49.toISOString() + JSON_STR_QUOTE;
        } else if (value_role_49 instanceof RegExp) {
          json += asString(value_role_49.source);
        } else {
          json += asString(value_role_49.toString());
        }
      } else {
        json += asString(value_role_49);
      }
    } else {
      throw new Error('"role" is required!');
    }
    const value_dateOfBirth_50 = obj["dateOfBirth"];
    if (value_dateOfBirth_50 !== void 0) {
      json += ',"dateOfBirth":';
      if (value_dateOfBirth_50 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_dateOfBirth_50 !== "string") {
          if (value_dateOfBirth_50 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_dateOfBirth_50 instanceof Date) {
            json += JSON_STR_QUOTE + value_dateOfBirth_50.toISOString() + JSON_STR_QUOTE;
          } else if (value_dateOfBirth_50 instanceof RegExp) {
            json += asString(value_dateOfBirth_50.source);
          } else {
            json += asString(value_dateOfBirth_50.toString());
          }
        } else {
          json += asString(value_dateOfBirth_50);
        }
      }
    } else {
      throw new Error('"dateOfBirth" is required!');
    }
    const value_match_51 = obj["match"];
    if (value_match_51 !== void 0) {
      json += ',"match":';
      json += asBoolean(value_match_51);
    } else {
      throw new Error('"match" is required!');
    }
    const value_score_52 = obj["score"];
    if (value_score_52 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_52);
    } else {
      throw new Error('"score" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybCheck#/properties/people' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous102(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous102(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous142(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybHit#/properties/topics' does not match schema definition.");
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
  function anonymous152(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybHit#/properties/programs' does not match schema definition.");
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
  function anonymous132(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_subject_59 = obj["subject"];
    if (value_subject_59 !== void 0) {
      json += '{"subject":';
      if (typeof value_subject_59 !== "string") {
        if (value_subject_59 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_subject_59 instanceof Date) {
          json += JSON_STR_QUOTE + value_subject_59.toISOString() + JSON_STR_QUOTE;
        } else if (value_subject_59 instanceof RegExp) {
          json += asString(value_subject_59.source);
        } else {
          json += asString(value_subject_59.toString());
        }
      } else {
        json += asString(value_subject_59);
      }
    } else {
      throw new Error('"subject" is required!');
    }
    const value_entityId_60 = obj["entityId"];
    if (value_entityId_60 !== void 0) {
      json += ',"entityId":';
      if (typeof value_entityId_60 !== "string") {
        if (value_entityId_60 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_entityId_60 instanceof Date) {
          json += JSON_STR_QUOTE + value_entityId_60.toISOString() + JSON_STR_QUOTE;
        } else if (value_entityId_60 instanceof RegExp) {
          json += asString(value_entityId_60.source);
        } else {
          json += asString(value_entityId_60.toString());
        }
      } else {
        json += asString(value_entityId_60);
      }
    } else {
      throw new Error('"entityId" is required!');
    }
    const value_list_61 = obj["list"];
    if (value_list_61 !== void 0) {
      json += ',"list":';
      if (typeof value_list_61 !== "string") {
        if (value_list_61 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_list_61 instanceof Date) {
          json += JSON_STR_QUOTE + value_list_61.toISOString() + JSON_STR_QUOTE;
        } else if (value_list_61 instanceof RegExp) {
          json += asString(value_list_61.source);
        } else {
          json += asString(value_list_61.toString());
        }
      } else {
        json += asString(value_list_61);
      }
    } else {
      throw new Error('"list" is required!');
    }
    const value_listVersion_62 = obj["listVersion"];
    if (value_listVersion_62 !== void 0) {
      json += ',"listVersion":';
      if (typeof value_listVersion_62 !== "string") {
        if (value_listVersion_62 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_listVersion_62 instanceof Date) {
          json += JSON_STR_QUOTE + value_listVersion_62.toISOString() + JSON_STR_QUOTE;
        } else if (value_listVersion_62 instanceof RegExp) {
          json += asString(value_listVersion_62.source);
        } else {
          json += asString(value_listVersion_62.toString());
        }
      } else {
        json += asString(value_listVersion_62);
      }
    } else {
      throw new Error('"listVersion" is required!');
    }
    const value_caption_63 = obj["caption"];
    if (value_caption_63 !== void 0) {
      json += ',"caption":';
      if (typeof value_caption_63 !== "string") {
        if (value_caption_63 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_caption_63 instanceof Date) {
          json += JSON_STR_QUOTE + value_caption_63.toISOString() + JSON_STR_QUOTE;
        } else if (value_caption_63 instanceof RegExp) {
          json += asString(value_caption_63.source);
        } else {
          json += asString(value_caption_63.toString());
        }
      } else {
        json += asString(value_caption_63);
      }
    } else {
      throw new Error('"caption" is required!');
    }
    const value_matchedName_64 = obj["matchedName"];
    if (value_matchedName_64 !== void 0) {
      json += ',"matchedName":';
      if (typeof value_matchedName_64 !== "string") {
        if (value_matchedName_64 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_matchedName_64 instanceof Date) {
          json += JSON_STR_QUOTE + value_matchedName_64.toISOString() + JSON_STR_QUOTE;
        } else if (value_matchedName_64 instanceof RegExp) {
          json += asString(value_matchedName_64.source);
        } else {
          json += asString(value_matchedName_64.toString());
        }
      } else {
        json += asString(value_matchedName_64);
      }
    } else {
      throw new Error('"matchedName" is required!');
    }
    const value_score_65 = obj["score"];
    if (value_score_65 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_65);
    } else {
      throw new Error('"score" is required!');
    }
    const value_topics_66 = obj["topics"];
    if (value_topics_66 !== void 0) {
      json += ',"topics":';
      json += anonymous142(value_topics_66);
    } else {
      throw new Error('"topics" is required!');
    }
    const value_programs_67 = obj["programs"];
    if (value_programs_67 !== void 0) {
      json += ',"programs":';
      json += anonymous152(value_programs_67);
    } else {
      throw new Error('"programs" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous122(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybScreening#/properties/hits' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous132(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous132(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous162(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'KybScreening#/properties/lists' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous82(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous82(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous112(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_match_55 = obj["match"];
    if (value_match_55 !== void 0) {
      json += '{"match":';
      json += asBoolean(value_match_55);
    } else {
      throw new Error('"match" is required!');
    }
    const value_score_56 = obj["score"];
    if (value_score_56 !== void 0) {
      json += ',"score":';
      json += asNumber(value_score_56);
    } else {
      throw new Error('"score" is required!');
    }
    const value_hits_57 = obj["hits"];
    if (value_hits_57 !== void 0) {
      json += ',"hits":';
      json += anonymous122(value_hits_57);
    } else {
      throw new Error('"hits" is required!');
    }
    const value_lists_68 = obj["lists"];
    if (value_lists_68 !== void 0) {
      json += ',"lists":';
      json += anonymous162(value_lists_68);
    } else {
      throw new Error('"lists" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_companyName_7 = obj["companyName"];
    if (value_companyName_7 !== void 0) {
      json += ',"companyName":';
      if (typeof value_companyName_7 !== "string") {
        if (value_companyName_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_companyName_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_companyName_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_companyName_7 instanceof RegExp) {
          json += asString(value_companyName_7.source);
        } else {
          json += asString(value_companyName_7.toString());
        }
      } else {
        json += asString(value_companyName_7);
      }
    } else {
      throw new Error('"companyName" is required!');
    }
    const value_country_8 = obj["country"];
    if (value_country_8 !== void 0) {
      json += ',"country":';
      if (typeof value_country_8 !== "string") {
        if (value_country_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_country_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_country_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_country_8 instanceof RegExp) {
          json += asString(value_country_8.source);
        } else {
          json += asString(value_country_8.toString());
        }
      } else {
        json += asString(value_country_8);
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_registrationNumber_9 = obj["registrationNumber"];
    if (value_registrationNumber_9 !== void 0) {
      json += ',"registrationNumber":';
      if (value_registrationNumber_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_registrationNumber_9 !== "string") {
          if (value_registrationNumber_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_registrationNumber_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_registrationNumber_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_registrationNumber_9 instanceof RegExp) {
            json += asString(value_registrationNumber_9.source);
          } else {
            json += asString(value_registrationNumber_9.toString());
          }
        } else {
          json += asString(value_registrationNumber_9);
        }
      }
    } else {
      throw new Error('"registrationNumber" is required!');
    }
    const value_lei_10 = obj["lei"];
    if (value_lei_10 !== void 0) {
      json += ',"lei":';
      if (value_lei_10 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lei_10 !== "string") {
          if (value_lei_10 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lei_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_lei_10.toISOString() + JSON_STR_QUOTE;
          } else if (value_lei_10 instanceof RegExp) {
            json += asString(value_lei_10.source);
          } else {
            json += asString(value_lei_10.toString());
          }
        } else {
          json += asString(value_lei_10);
        }
      }
    } else {
      throw new Error('"lei" is required!');
    }
    const value_externalId_11 = obj["externalId"];
    if (value_externalId_11 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_11 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_11 !== "string") {
          if (value_externalId_11 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_11.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_11 instanceof RegExp) {
            json += asString(value_externalId_11.source);
          } else {
            json += asString(value_externalId_11.toString());
          }
        } else {
          json += asString(value_externalId_11);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_score_12 = obj["score"];
    if (value_score_12 !== void 0) {
      json += ',"score":';
      if (value_score_12 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asNumber(value_score_12);
      }
    } else {
      throw new Error('"score" is required!');
    }
    const value_warnings_13 = obj["warnings"];
    if (value_warnings_13 !== void 0) {
      json += ',"warnings":';
      json += anonymous210(value_warnings_13);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_checks_18 = obj["checks"];
    if (value_checks_18 !== void 0) {
      json += ',"checks":';
      json += anonymous49(value_checks_18);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_threshold_24 = obj["threshold"];
    if (value_threshold_24 !== void 0) {
      json += ',"threshold":';
      json += asNumber(value_threshold_24);
    } else {
      throw new Error('"threshold" is required!');
    }
    const value_version_25 = obj["version"];
    if (value_version_25 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_25);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_26 = obj["createdAt"];
    if (value_createdAt_26 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_26 !== "string") {
        if (value_createdAt_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_26 instanceof RegExp) {
          json += asString(value_createdAt_26.source);
        } else {
          json += asString(value_createdAt_26.toString());
        }
      } else {
        json += asString(value_createdAt_26);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_27 = obj["updatedAt"];
    if (value_updatedAt_27 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_27 !== "string") {
        if (value_updatedAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_27 instanceof RegExp) {
          json += asString(value_updatedAt_27.source);
        } else {
          json += asString(value_updatedAt_27.toString());
        }
      } else {
        json += asString(value_updatedAt_27);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_company_28 = obj["company"];
    if (value_company_28 !== void 0) {
      json += ',"company":';
      if (value_company_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous62(value_company_28);
      }
    } else {
      throw new Error('"company" is required!');
    }
    const value_registers_41 = obj["registers"];
    if (value_registers_41 !== void 0) {
      json += ',"registers":';
      json += anonymous72(value_registers_41);
    } else {
      throw new Error('"registers" is required!');
    }
    const value_registerChange_45 = obj["registerChange"];
    if (value_registerChange_45 !== void 0) {
      json += ',"registerChange":';
      if (value_registerChange_45 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_registerChange_45 !== "string") {
          if (value_registerChange_45 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_registerChange_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_registerChange_45.toISOString() + JSON_STR_QUOTE;
          } else if (value_registerChange_45 instanceof RegExp) {
            json += asString(value_registerChange_45.source);
          } else {
            json += asString(value_registerChange_45.toString());
          }
        } else {
          json += asString(value_registerChange_45);
        }
      }
    } else {
      throw new Error('"registerChange" is required!');
    }
    const value_people_46 = obj["people"];
    if (value_people_46 !== void 0) {
      json += ',"people":';
      json += anonymous92(value_people_46);
    } else {
      throw new Error('"people" is required!');
    }
    const value_aml_53 = obj["aml"];
    if (value_aml_53 !== void 0) {
      json += ',"aml":';
      json += anonymous112(value_aml_53);
    } else {
      throw new Error('"aml" is required!');
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
    const value_check_2 = obj["check"];
    if (value_check_2 !== void 0) {
      json += ',"check":';
      json += anonymous1(value_check_2);
    } else {
      throw new Error('"check" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator26, serializer26);
var getKybCheck_default = write26;

// notaria:listSessions
var Serializer27 = require_serializer();
var serializerState27 = { "mode": "standalone", "inlineValidators": true };
var serializer27 = Serializer27.restoreFromState(serializerState27);
var validator27 = null;
var write27 = (function anonymous27(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_10 = obj["feature"];
    if (value_feature_10 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_10 !== "string") {
        if (value_feature_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_10 instanceof RegExp) {
          json += asString(value_feature_10.source);
        } else {
          json += asString(value_feature_10.toString());
        }
      } else {
        json += asString(value_feature_10);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attempts_12 = obj["attempts"];
    if (value_attempts_12 !== void 0) {
      json += ',"attempts":';
      json += asInteger(value_attempts_12);
    } else {
      throw new Error('"attempts" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'SessionItem#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous52(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous52(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_18 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_18 ? JSON_STR_COMMA : (addComma_18 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_18) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous72(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'SessionItem#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_sessionId_24 = obj["sessionId"];
    if (value_sessionId_24 !== void 0) {
      json += '{"sessionId":';
      if (typeof value_sessionId_24 !== "string") {
        if (value_sessionId_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_sessionId_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_sessionId_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_sessionId_24 instanceof RegExp) {
          json += asString(value_sessionId_24.source);
        } else {
          json += asString(value_sessionId_24.toString());
        }
      } else {
        json += asString(value_sessionId_24);
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_at_25 = obj["at"];
    if (value_at_25 !== void 0) {
      json += ',"at":';
      if (typeof value_at_25 !== "string") {
        if (value_at_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_25 instanceof RegExp) {
          json += asString(value_at_25.source);
        } else {
          json += asString(value_at_25.toString());
        }
      } else {
        json += asString(value_at_25);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_7 = obj["features"];
    if (value_features_7 !== void 0) {
      json += ',"features":';
      json += anonymous310(value_features_7);
    } else {
      throw new Error('"features" is required!');
    }
    const value_steps_8 = obj["steps"];
    if (value_steps_8 !== void 0) {
      json += ',"steps":';
      json += anonymous49(value_steps_8);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_workflowId_13 = obj["workflowId"];
    if (value_workflowId_13 !== void 0) {
      json += ',"workflowId":';
      if (typeof value_workflowId_13 !== "string") {
        if (value_workflowId_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_workflowId_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_workflowId_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_workflowId_13 instanceof RegExp) {
          json += asString(value_workflowId_13.source);
        } else {
          json += asString(value_workflowId_13.toString());
        }
      } else {
        json += asString(value_workflowId_13);
      }
    } else {
      throw new Error('"workflowId" is required!');
    }
    const value_workflowVersion_14 = obj["workflowVersion"];
    if (value_workflowVersion_14 !== void 0) {
      json += ',"workflowVersion":';
      json += asInteger(value_workflowVersion_14);
    } else {
      throw new Error('"workflowVersion" is required!');
    }
    const value_externalId_15 = obj["externalId"];
    if (value_externalId_15 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_15 !== "string") {
          if (value_externalId_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_15 instanceof RegExp) {
            json += asString(value_externalId_15.source);
          } else {
            json += asString(value_externalId_15.toString());
          }
        } else {
          json += asString(value_externalId_15);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_callbackUrl_16 = obj["callbackUrl"];
    if (value_callbackUrl_16 !== void 0) {
      json += ',"callbackUrl":';
      if (value_callbackUrl_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_callbackUrl_16 !== "string") {
          if (value_callbackUrl_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_callbackUrl_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_callbackUrl_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_callbackUrl_16 instanceof RegExp) {
            json += asString(value_callbackUrl_16.source);
          } else {
            json += asString(value_callbackUrl_16.toString());
          }
        } else {
          json += asString(value_callbackUrl_16);
        }
      }
    } else {
      throw new Error('"callbackUrl" is required!');
    }
    const value_metadata_17 = obj["metadata"];
    if (value_metadata_17 !== void 0) {
      json += ',"metadata":';
      json += anonymous62(value_metadata_17);
    } else {
      throw new Error('"metadata" is required!');
    }
    const value_language_19 = obj["language"];
    if (value_language_19 !== void 0) {
      json += ',"language":';
      if (value_language_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_language_19 !== "string") {
          if (value_language_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_language_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_language_19 instanceof RegExp) {
            json += asString(value_language_19.source);
          } else {
            json += asString(value_language_19.toString());
          }
        } else {
          json += asString(value_language_19);
        }
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_country_20 = obj["country"];
    if (value_country_20 !== void 0) {
      json += ',"country":';
      if (value_country_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_country_20 !== "string") {
          if (value_country_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_country_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_country_20 instanceof RegExp) {
            json += asString(value_country_20.source);
          } else {
            json += asString(value_country_20.toString());
          }
        } else {
          json += asString(value_country_20);
        }
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_reasonCodes_21 = obj["reasonCodes"];
    if (value_reasonCodes_21 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous72(value_reasonCodes_21);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_importedFrom_22 = obj["importedFrom"];
    if (value_importedFrom_22 !== void 0) {
      json += ',"importedFrom":';
      if (value_importedFrom_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous82(value_importedFrom_22);
      }
    } else {
      throw new Error('"importedFrom" is required!');
    }
    const value_version_26 = obj["version"];
    if (value_version_26 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_26);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_27 = obj["createdAt"];
    if (value_createdAt_27 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_27 !== "string") {
        if (value_createdAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_27 instanceof RegExp) {
          json += asString(value_createdAt_27.source);
        } else {
          json += asString(value_createdAt_27.toString());
        }
      } else {
        json += asString(value_createdAt_27);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_28 = obj["updatedAt"];
    if (value_updatedAt_28 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_28 !== "string") {
        if (value_updatedAt_28 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_28 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_28.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_28 instanceof RegExp) {
          json += asString(value_updatedAt_28.source);
        } else {
          json += asString(value_updatedAt_28.toString());
        }
      } else {
        json += asString(value_updatedAt_28);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_startedAt_29 = obj["startedAt"];
    if (value_startedAt_29 !== void 0) {
      json += ',"startedAt":';
      if (value_startedAt_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_startedAt_29 !== "string") {
          if (value_startedAt_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_startedAt_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_startedAt_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_startedAt_29 instanceof RegExp) {
            json += asString(value_startedAt_29.source);
          } else {
            json += asString(value_startedAt_29.toString());
          }
        } else {
          json += asString(value_startedAt_29);
        }
      }
    } else {
      throw new Error('"startedAt" is required!');
    }
    const value_completedAt_30 = obj["completedAt"];
    if (value_completedAt_30 !== void 0) {
      json += ',"completedAt":';
      if (value_completedAt_30 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_completedAt_30 !== "string") {
          if (value_completedAt_30 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_completedAt_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_completedAt_30.toISOString() + JSON_STR_QUOTE;
          } else if (value_completedAt_30 instanceof RegExp) {
            json += asString(value_completedAt_30.source);
          } else {
            json += asString(value_completedAt_30.toString());
          }
        } else {
          json += asString(value_completedAt_30);
        }
      }
    } else {
      throw new Error('"completedAt" is required!');
    }
    const value_expiresAt_31 = obj["expiresAt"];
    if (value_expiresAt_31 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_31 !== "string") {
          if (value_expiresAt_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_31 instanceof RegExp) {
            json += asString(value_expiresAt_31.source);
          } else {
            json += asString(value_expiresAt_31.toString());
          }
        } else {
          json += asString(value_expiresAt_31);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/sessions' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
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
    const value_sessions_2 = obj["sessions"];
    if (value_sessions_2 !== void 0) {
      json += ',"sessions":';
      json += anonymous1(value_sessions_2);
    } else {
      throw new Error('"sessions" is required!');
    }
    const value_total_32 = obj["total"];
    if (value_total_32 !== void 0) {
      json += ',"total":';
      json += asInteger(value_total_32);
    } else {
      throw new Error('"total" is required!');
    }
    const value_nextCursor_33 = obj["nextCursor"];
    if (value_nextCursor_33 !== void 0) {
      json += ',"nextCursor":';
      if (value_nextCursor_33 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextCursor_33 !== "string") {
          if (value_nextCursor_33 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextCursor_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextCursor_33.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextCursor_33 instanceof RegExp) {
            json += asString(value_nextCursor_33.source);
          } else {
            json += asString(value_nextCursor_33.toString());
          }
        } else {
          json += asString(value_nextCursor_33);
        }
      }
    } else {
      throw new Error('"nextCursor" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator27, serializer27);
var listSessions_default = write27;

// notaria:createSession
var Serializer28 = require_serializer();
var serializerState28 = { "mode": "standalone", "inlineValidators": true };
var serializer28 = Serializer28.restoreFromState(serializerState28);
var validator28 = null;
var write28 = (function anonymous28(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_10 = obj["feature"];
    if (value_feature_10 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_10 !== "string") {
        if (value_feature_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_10 instanceof RegExp) {
          json += asString(value_feature_10.source);
        } else {
          json += asString(value_feature_10.toString());
        }
      } else {
        json += asString(value_feature_10);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attempts_12 = obj["attempts"];
    if (value_attempts_12 !== void 0) {
      json += ',"attempts":';
      json += asInteger(value_attempts_12);
    } else {
      throw new Error('"attempts" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_18 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_18 ? JSON_STR_COMMA : (addComma_18 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_18) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous62(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_sessionId_24 = obj["sessionId"];
    if (value_sessionId_24 !== void 0) {
      json += '{"sessionId":';
      if (typeof value_sessionId_24 !== "string") {
        if (value_sessionId_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_sessionId_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_sessionId_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_sessionId_24 instanceof RegExp) {
          json += asString(value_sessionId_24.source);
        } else {
          json += asString(value_sessionId_24.toString());
        }
      } else {
        json += asString(value_sessionId_24);
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_at_25 = obj["at"];
    if (value_at_25 !== void 0) {
      json += ',"at":';
      if (typeof value_at_25 !== "string") {
        if (value_at_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_25 instanceof RegExp) {
          json += asString(value_at_25.source);
        } else {
          json += asString(value_at_25.toString());
        }
      } else {
        json += asString(value_at_25);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_33 = false;
    const value_email_34 = obj["email"];
    if (value_email_34 !== void 0) {
      json += addComma_33 ? ',"email":' : (addComma_33 = true, '{"email":');
      if (value_email_34 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_email_34 !== "string") {
          if (value_email_34 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_email_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_34.toISOString() + JSON_STR_QUOTE;
          } else if (value_email_34 instanceof RegExp) {
            json += asString(value_email_34.source);
          } else {
            json += asString(value_email_34.toString());
          }
        } else {
          json += asString(value_email_34);
        }
      }
    }
    const value_phone_35 = obj["phone"];
    if (value_phone_35 !== void 0) {
      json += addComma_33 ? ',"phone":' : (addComma_33 = true, '{"phone":');
      if (value_phone_35 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_phone_35 !== "string") {
          if (value_phone_35 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_phone_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_35.toISOString() + JSON_STR_QUOTE;
          } else if (value_phone_35 instanceof RegExp) {
            json += asString(value_phone_35.source);
          } else {
            json += asString(value_phone_35.toString());
          }
        } else {
          json += asString(value_phone_35);
        }
      }
    }
    if (!addComma_33) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_37 = false;
    const value_firstName_38 = obj["firstName"];
    if (value_firstName_38 !== void 0) {
      json += addComma_37 ? ',"firstName":' : (addComma_37 = true, '{"firstName":');
      if (value_firstName_38 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_firstName_38 !== "string") {
          if (value_firstName_38 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_firstName_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_38.toISOString() + JSON_STR_QUOTE;
          } else if (value_firstName_38 instanceof RegExp) {
            json += asString(value_firstName_38.source);
          } else {
            json += asString(value_firstName_38.toString());
          }
        } else {
          json += asString(value_firstName_38);
        }
      }
    }
    const value_lastName_39 = obj["lastName"];
    if (value_lastName_39 !== void 0) {
      json += addComma_37 ? ',"lastName":' : (addComma_37 = true, '{"lastName":');
      if (value_lastName_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastName_39 !== "string") {
          if (value_lastName_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastName_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastName_39 instanceof RegExp) {
            json += asString(value_lastName_39.source);
          } else {
            json += asString(value_lastName_39.toString());
          }
        } else {
          json += asString(value_lastName_39);
        }
      }
    }
    const value_dateOfBirth_40 = obj["dateOfBirth"];
    if (value_dateOfBirth_40 !== void 0) {
      json += addComma_37 ? ',"dateOfBirth":' : (addComma_37 = true, '{"dateOfBirth":');
      if (value_dateOfBirth_40 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_dateOfBirth_40 !== "string") {
          if (value_dateOfBirth_40 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_dateOfBirth_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_dateOfBirth_40.toISOString() + JSON_STR_QUOTE;
          } else if (value_dateOfBirth_40 instanceof RegExp) {
            json += asString(value_dateOfBirth_40.source);
          } else {
            json += asString(value_dateOfBirth_40.toString());
          }
        } else {
          json += asString(value_dateOfBirth_40);
        }
      }
    }
    const value_nationality_41 = obj["nationality"];
    if (value_nationality_41 !== void 0) {
      json += addComma_37 ? ',"nationality":' : (addComma_37 = true, '{"nationality":');
      if (value_nationality_41 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nationality_41 !== "string") {
          if (value_nationality_41 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nationality_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_nationality_41.toISOString() + JSON_STR_QUOTE;
          } else if (value_nationality_41 instanceof RegExp) {
            json += asString(value_nationality_41.source);
          } else {
            json += asString(value_nationality_41.toString());
          }
        } else {
          json += asString(value_nationality_41);
        }
      }
    }
    const value_documentNumber_42 = obj["documentNumber"];
    if (value_documentNumber_42 !== void 0) {
      json += addComma_37 ? ',"documentNumber":' : (addComma_37 = true, '{"documentNumber":');
      if (value_documentNumber_42 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_documentNumber_42 !== "string") {
          if (value_documentNumber_42 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_documentNumber_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_documentNumber_42.toISOString() + JSON_STR_QUOTE;
          } else if (value_documentNumber_42 instanceof RegExp) {
            json += asString(value_documentNumber_42.source);
          } else {
            json += asString(value_documentNumber_42.toString());
          }
        } else {
          json += asString(value_documentNumber_42);
        }
      }
    }
    const value_address_43 = obj["address"];
    if (value_address_43 !== void 0) {
      json += addComma_37 ? ',"address":' : (addComma_37 = true, '{"address":');
      if (value_address_43 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_address_43 !== "string") {
          if (value_address_43 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_address_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_43.toISOString() + JSON_STR_QUOTE;
          } else if (value_address_43 instanceof RegExp) {
            json += asString(value_address_43.source);
          } else {
            json += asString(value_address_43.toString());
          }
        } else {
          json += asString(value_address_43);
        }
      }
    }
    if (!addComma_37) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous112(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DecisionOrNull#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous122(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_type_52 = obj["type"];
    if (value_type_52 !== void 0) {
      json += '{"type":';
      if (typeof value_type_52 !== "string") {
        if (value_type_52 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_52 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_52.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_52 instanceof RegExp) {
          json += asString(value_type_52.source);
        } else {
          json += asString(value_type_52.toString());
        }
      } else {
        json += asString(value_type_52);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_id_53 = obj["id"];
    if (value_id_53 !== void 0) {
      json += ',"id":';
      if (value_id_53 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_id_53 !== "string") {
          if (value_id_53 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_id_53 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_53.toISOString() + JSON_STR_QUOTE;
          } else if (value_id_53 instanceof RegExp) {
            json += asString(value_id_53.source);
          } else {
            json += asString(value_id_53.toString());
          }
        } else {
          json += asString(value_id_53);
        }
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_name_54 = obj["name"];
    if (value_name_54 !== void 0) {
      json += ',"name":';
      if (value_name_54 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_name_54 !== "string") {
          if (value_name_54 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_name_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_54.toISOString() + JSON_STR_QUOTE;
          } else if (value_name_54 instanceof RegExp) {
            json += asString(value_name_54.source);
          } else {
            json += asString(value_name_54.toString());
          }
        } else {
          json += asString(value_name_54);
        }
      }
    } else {
      throw new Error('"name" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_decision_46 = obj["decision"];
    if (value_decision_46 !== void 0) {
      json += '{"decision":';
      if (typeof value_decision_46 !== "string") {
        if (value_decision_46 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_decision_46 instanceof Date) {
          json += JSON_STR_QUOTE + value_decision_46.toISOString() + JSON_STR_QUOTE;
        } else if (value_decision_46 instanceof RegExp) {
          json += asString(value_decision_46.source);
        } else {
          json += asString(value_decision_46.toString());
        }
      } else {
        json += asString(value_decision_46);
      }
    } else {
      throw new Error('"decision" is required!');
    }
    const value_reason_47 = obj["reason"];
    if (value_reason_47 !== void 0) {
      json += ',"reason":';
      if (value_reason_47 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_reason_47 !== "string") {
          if (value_reason_47 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_reason_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_47.toISOString() + JSON_STR_QUOTE;
          } else if (value_reason_47 instanceof RegExp) {
            json += asString(value_reason_47.source);
          } else {
            json += asString(value_reason_47.toString());
          }
        } else {
          json += asString(value_reason_47);
        }
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_reasonCodes_48 = obj["reasonCodes"];
    if (value_reasonCodes_48 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous112(value_reasonCodes_48);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_comment_49 = obj["comment"];
    if (value_comment_49 !== void 0) {
      json += ',"comment":';
      if (value_comment_49 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_comment_49 !== "string") {
          if (value_comment_49 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_comment_49 instanceof Date) {
            json += JSON_STR_QUOTE + value_comment_49.toISOString() + JSON_STR_QUOTE;
          } else if (value_comment_49 instanceof RegExp) {
            json += asString(value_comment_49.source);
          } else {
            json += asString(value_comment_49.toString());
          }
        } else {
          json += asString(value_comment_49);
        }
      }
    } else {
      throw new Error('"comment" is required!');
    }
    const value_actor_50 = obj["actor"];
    if (value_actor_50 !== void 0) {
      json += ',"actor":';
      json += anonymous122(value_actor_50);
    } else {
      throw new Error('"actor" is required!');
    }
    const value_at_55 = obj["at"];
    if (value_at_55 !== void 0) {
      json += ',"at":';
      if (typeof value_at_55 !== "string") {
        if (value_at_55 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_55 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_55.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_55 instanceof RegExp) {
          json += asString(value_at_55.source);
        } else {
          json += asString(value_at_55.toString());
        }
      } else {
        json += asString(value_at_55);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous162(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_63 = obj["code"];
    if (value_code_63 !== void 0) {
      json += '{"code":';
      if (typeof value_code_63 !== "string") {
        if (value_code_63 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_63 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_63.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_63 instanceof RegExp) {
          json += asString(value_code_63.source);
        } else {
          json += asString(value_code_63.toString());
        }
      } else {
        json += asString(value_code_63);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_64 = obj["severity"];
    if (value_severity_64 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_64 !== "string") {
        if (value_severity_64 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_64 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_64.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_64 instanceof RegExp) {
          json += asString(value_severity_64.source);
        } else {
          json += asString(value_severity_64.toString());
        }
      } else {
        json += asString(value_severity_64);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_65 = obj["message"];
    if (value_message_65 !== void 0) {
      json += ',"message":';
      if (typeof value_message_65 !== "string") {
        if (value_message_65 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_65 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_65.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_65 instanceof RegExp) {
          json += asString(value_message_65.source);
        } else {
          json += asString(value_message_65.toString());
        }
      } else {
        json += asString(value_message_65);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous152(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CheckSummary#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous162(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous162(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous182(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_purpose_69 = obj["purpose"];
    if (value_purpose_69 !== void 0) {
      json += '{"purpose":';
      if (typeof value_purpose_69 !== "string") {
        if (value_purpose_69 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_purpose_69 instanceof Date) {
          json += JSON_STR_QUOTE + value_purpose_69.toISOString() + JSON_STR_QUOTE;
        } else if (value_purpose_69 instanceof RegExp) {
          json += asString(value_purpose_69.source);
        } else {
          json += asString(value_purpose_69.toString());
        }
      } else {
        json += asString(value_purpose_69);
      }
    } else {
      throw new Error('"purpose" is required!');
    }
    const value_url_70 = obj["url"];
    if (value_url_70 !== void 0) {
      json += ',"url":';
      if (typeof value_url_70 !== "string") {
        if (value_url_70 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_70 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_70.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_70 instanceof RegExp) {
          json += asString(value_url_70.source);
        } else {
          json += asString(value_url_70.toString());
        }
      } else {
        json += asString(value_url_70);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_expiresAt_71 = obj["expiresAt"];
    if (value_expiresAt_71 !== void 0) {
      json += ',"expiresAt":';
      if (typeof value_expiresAt_71 !== "string") {
        if (value_expiresAt_71 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_expiresAt_71 instanceof Date) {
          json += JSON_STR_QUOTE + value_expiresAt_71.toISOString() + JSON_STR_QUOTE;
        } else if (value_expiresAt_71 instanceof RegExp) {
          json += asString(value_expiresAt_71.source);
        } else {
          json += asString(value_expiresAt_71.toString());
        }
      } else {
        json += asString(value_expiresAt_71);
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous172(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CheckSummary#/properties/images' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous182(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous182(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous142(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_58 = obj["id"];
    if (value_id_58 !== void 0) {
      json += '{"id":';
      if (typeof value_id_58 !== "string") {
        if (value_id_58 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_58 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_58.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_58 instanceof RegExp) {
          json += asString(value_id_58.source);
        } else {
          json += asString(value_id_58.toString());
        }
      } else {
        json += asString(value_id_58);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_type_59 = obj["type"];
    if (value_type_59 !== void 0) {
      json += ',"type":';
      if (typeof value_type_59 !== "string") {
        if (value_type_59 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_59 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_59.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_59 instanceof RegExp) {
          json += asString(value_type_59.source);
        } else {
          json += asString(value_type_59.toString());
        }
      } else {
        json += asString(value_type_59);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_60 = obj["status"];
    if (value_status_60 !== void 0) {
      json += ',"status":';
      if (typeof value_status_60 !== "string") {
        if (value_status_60 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_60 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_60.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_60 instanceof RegExp) {
          json += asString(value_status_60.source);
        } else {
          json += asString(value_status_60.toString());
        }
      } else {
        json += asString(value_status_60);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_warnings_61 = obj["warnings"];
    if (value_warnings_61 !== void 0) {
      json += ',"warnings":';
      json += anonymous152(value_warnings_61);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_createdAt_66 = obj["createdAt"];
    if (value_createdAt_66 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_66 !== "string") {
        if (value_createdAt_66 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_66 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_66.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_66 instanceof RegExp) {
          json += asString(value_createdAt_66.source);
        } else {
          json += asString(value_createdAt_66.toString());
        }
      } else {
        json += asString(value_createdAt_66);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_images_67 = obj["images"];
    if (value_images_67 !== void 0) {
      json += ',"images":';
      json += anonymous172(value_images_67);
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous132(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous142(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous142(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous202(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_from_74 = obj["from"];
    if (value_from_74 !== void 0) {
      json += '{"from":';
      if (value_from_74 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_from_74 !== "string") {
          if (value_from_74 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_from_74 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_74.toISOString() + JSON_STR_QUOTE;
          } else if (value_from_74 instanceof RegExp) {
            json += asString(value_from_74.source);
          } else {
            json += asString(value_from_74.toString());
          }
        } else {
          json += asString(value_from_74);
        }
      }
    } else {
      throw new Error('"from" is required!');
    }
    const value_to_75 = obj["to"];
    if (value_to_75 !== void 0) {
      json += ',"to":';
      if (typeof value_to_75 !== "string") {
        if (value_to_75 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_to_75 instanceof Date) {
          json += JSON_STR_QUOTE + value_to_75.toISOString() + JSON_STR_QUOTE;
        } else if (value_to_75 instanceof RegExp) {
          json += asString(value_to_75.source);
        } else {
          json += asString(value_to_75.toString());
        }
      } else {
        json += asString(value_to_75);
      }
    } else {
      throw new Error('"to" is required!');
    }
    const value_actor_76 = obj["actor"];
    if (value_actor_76 !== void 0) {
      json += ',"actor":';
      json += anonymous122(value_actor_76);
    } else {
      throw new Error('"actor" is required!');
    }
    const value_reason_77 = obj["reason"];
    if (value_reason_77 !== void 0) {
      json += ',"reason":';
      if (value_reason_77 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_reason_77 !== "string") {
          if (value_reason_77 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_reason_77 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_77.toISOString() + JSON_STR_QUOTE;
          } else if (value_reason_77 instanceof RegExp) {
            json += asString(value_reason_77.source);
          } else {
            json += asString(value_reason_77.toString());
          }
        } else {
          json += asString(value_reason_77);
        }
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_at_78 = obj["at"];
    if (value_at_78 !== void 0) {
      json += ',"at":';
      if (typeof value_at_78 !== "string") {
        if (value_at_78 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_78 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_78.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_78 instanceof RegExp) {
          json += asString(value_at_78.source);
        } else {
          json += asString(value_at_78.toString());
        }
      } else {
        json += asString(value_at_78);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous192(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/history' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous202(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous202(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_7 = obj["features"];
    if (value_features_7 !== void 0) {
      json += ',"features":';
      json += anonymous210(value_features_7);
    } else {
      throw new Error('"features" is required!');
    }
    const value_steps_8 = obj["steps"];
    if (value_steps_8 !== void 0) {
      json += ',"steps":';
      json += anonymous310(value_steps_8);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_workflowId_13 = obj["workflowId"];
    if (value_workflowId_13 !== void 0) {
      json += ',"workflowId":';
      if (typeof value_workflowId_13 !== "string") {
        if (value_workflowId_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_workflowId_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_workflowId_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_workflowId_13 instanceof RegExp) {
          json += asString(value_workflowId_13.source);
        } else {
          json += asString(value_workflowId_13.toString());
        }
      } else {
        json += asString(value_workflowId_13);
      }
    } else {
      throw new Error('"workflowId" is required!');
    }
    const value_workflowVersion_14 = obj["workflowVersion"];
    if (value_workflowVersion_14 !== void 0) {
      json += ',"workflowVersion":';
      json += asInteger(value_workflowVersion_14);
    } else {
      throw new Error('"workflowVersion" is required!');
    }
    const value_externalId_15 = obj["externalId"];
    if (value_externalId_15 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_15 !== "string") {
          if (value_externalId_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_15 instanceof RegExp) {
            json += asString(value_externalId_15.source);
          } else {
            json += asString(value_externalId_15.toString());
          }
        } else {
          json += asString(value_externalId_15);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_callbackUrl_16 = obj["callbackUrl"];
    if (value_callbackUrl_16 !== void 0) {
      json += ',"callbackUrl":';
      if (value_callbackUrl_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_callbackUrl_16 !== "string") {
          if (value_callbackUrl_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_callbackUrl_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_callbackUrl_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_callbackUrl_16 instanceof RegExp) {
            json += asString(value_callbackUrl_16.source);
          } else {
            json += asString(value_callbackUrl_16.toString());
          }
        } else {
          json += asString(value_callbackUrl_16);
        }
      }
    } else {
      throw new Error('"callbackUrl" is required!');
    }
    const value_metadata_17 = obj["metadata"];
    if (value_metadata_17 !== void 0) {
      json += ',"metadata":';
      json += anonymous52(value_metadata_17);
    } else {
      throw new Error('"metadata" is required!');
    }
    const value_language_19 = obj["language"];
    if (value_language_19 !== void 0) {
      json += ',"language":';
      if (value_language_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_language_19 !== "string") {
          if (value_language_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_language_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_language_19 instanceof RegExp) {
            json += asString(value_language_19.source);
          } else {
            json += asString(value_language_19.toString());
          }
        } else {
          json += asString(value_language_19);
        }
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_country_20 = obj["country"];
    if (value_country_20 !== void 0) {
      json += ',"country":';
      if (value_country_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_country_20 !== "string") {
          if (value_country_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_country_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_country_20 instanceof RegExp) {
            json += asString(value_country_20.source);
          } else {
            json += asString(value_country_20.toString());
          }
        } else {
          json += asString(value_country_20);
        }
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_reasonCodes_21 = obj["reasonCodes"];
    if (value_reasonCodes_21 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous62(value_reasonCodes_21);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_importedFrom_22 = obj["importedFrom"];
    if (value_importedFrom_22 !== void 0) {
      json += ',"importedFrom":';
      if (value_importedFrom_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous72(value_importedFrom_22);
      }
    } else {
      throw new Error('"importedFrom" is required!');
    }
    const value_version_26 = obj["version"];
    if (value_version_26 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_26);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_27 = obj["createdAt"];
    if (value_createdAt_27 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_27 !== "string") {
        if (value_createdAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_27 instanceof RegExp) {
          json += asString(value_createdAt_27.source);
        } else {
          json += asString(value_createdAt_27.toString());
        }
      } else {
        json += asString(value_createdAt_27);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_28 = obj["updatedAt"];
    if (value_updatedAt_28 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_28 !== "string") {
        if (value_updatedAt_28 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_28 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_28.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_28 instanceof RegExp) {
          json += asString(value_updatedAt_28.source);
        } else {
          json += asString(value_updatedAt_28.toString());
        }
      } else {
        json += asString(value_updatedAt_28);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_startedAt_29 = obj["startedAt"];
    if (value_startedAt_29 !== void 0) {
      json += ',"startedAt":';
      if (value_startedAt_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_startedAt_29 !== "string") {
          if (value_startedAt_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_startedAt_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_startedAt_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_startedAt_29 instanceof RegExp) {
            json += asString(value_startedAt_29.source);
          } else {
            json += asString(value_startedAt_29.toString());
          }
        } else {
          json += asString(value_startedAt_29);
        }
      }
    } else {
      throw new Error('"startedAt" is required!');
    }
    const value_completedAt_30 = obj["completedAt"];
    if (value_completedAt_30 !== void 0) {
      json += ',"completedAt":';
      if (value_completedAt_30 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_completedAt_30 !== "string") {
          if (value_completedAt_30 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_completedAt_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_completedAt_30.toISOString() + JSON_STR_QUOTE;
          } else if (value_completedAt_30 instanceof RegExp) {
            json += asString(value_completedAt_30.source);
          } else {
            json += asString(value_completedAt_30.toString());
          }
        } else {
          json += asString(value_completedAt_30);
        }
      }
    } else {
      throw new Error('"completedAt" is required!');
    }
    const value_expiresAt_31 = obj["expiresAt"];
    if (value_expiresAt_31 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_31 !== "string") {
          if (value_expiresAt_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_31 instanceof RegExp) {
            json += asString(value_expiresAt_31.source);
          } else {
            json += asString(value_expiresAt_31.toString());
          }
        } else {
          json += asString(value_expiresAt_31);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    const value_contact_32 = obj["contact"];
    if (value_contact_32 !== void 0) {
      json += ',"contact":';
      json += anonymous82(value_contact_32);
    } else {
      throw new Error('"contact" is required!');
    }
    const value_expected_36 = obj["expected"];
    if (value_expected_36 !== void 0) {
      json += ',"expected":';
      json += anonymous92(value_expected_36);
    } else {
      throw new Error('"expected" is required!');
    }
    const value_decision_44 = obj["decision"];
    if (value_decision_44 !== void 0) {
      json += ',"decision":';
      if (value_decision_44 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous102(value_decision_44);
      }
    } else {
      throw new Error('"decision" is required!');
    }
    const value_checks_56 = obj["checks"];
    if (value_checks_56 !== void 0) {
      json += ',"checks":';
      json += anonymous132(value_checks_56);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_history_72 = obj["history"];
    if (value_history_72 !== void 0) {
      json += ',"history":';
      json += anonymous192(value_history_72);
    } else {
      throw new Error('"history" is required!');
    }
    const value_url_79 = obj["url"];
    if (value_url_79 !== void 0) {
      json += ',"url":';
      if (value_url_79 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_url_79 !== "string") {
          if (value_url_79 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_url_79 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_79.toISOString() + JSON_STR_QUOTE;
          } else if (value_url_79 instanceof RegExp) {
            json += asString(value_url_79.source);
          } else {
            json += asString(value_url_79.toString());
          }
        } else {
          json += asString(value_url_79);
        }
      }
    }
    const value_clientToken_80 = obj["clientToken"];
    if (value_clientToken_80 !== void 0) {
      json += ',"clientToken":';
      if (value_clientToken_80 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_clientToken_80 !== "string") {
          if (value_clientToken_80 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_clientToken_80 instanceof Date) {
            json += JSON_STR_QUOTE + value_clientToken_80.toISOString() + JSON_STR_QUOTE;
          } else if (value_clientToken_80 instanceof RegExp) {
            json += asString(value_clientToken_80.source);
          } else {
            json += asString(value_clientToken_80.toString());
          }
        } else {
          json += asString(value_clientToken_80);
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
    const value_session_2 = obj["session"];
    if (value_session_2 !== void 0) {
      json += ',"session":';
      json += anonymous1(value_session_2);
    } else {
      throw new Error('"session" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator28, serializer28);
var createSession_default = write28;

// notaria:importSession
var Serializer29 = require_serializer();
var serializerState29 = { "mode": "standalone", "inlineValidators": true };
var serializer29 = Serializer29.restoreFromState(serializerState29);
var validator29 = null;
var write29 = (function anonymous29(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_10 = obj["feature"];
    if (value_feature_10 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_10 !== "string") {
        if (value_feature_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_10 instanceof RegExp) {
          json += asString(value_feature_10.source);
        } else {
          json += asString(value_feature_10.toString());
        }
      } else {
        json += asString(value_feature_10);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attempts_12 = obj["attempts"];
    if (value_attempts_12 !== void 0) {
      json += ',"attempts":';
      json += asInteger(value_attempts_12);
    } else {
      throw new Error('"attempts" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_18 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_18 ? JSON_STR_COMMA : (addComma_18 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_18) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous62(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_sessionId_24 = obj["sessionId"];
    if (value_sessionId_24 !== void 0) {
      json += '{"sessionId":';
      if (typeof value_sessionId_24 !== "string") {
        if (value_sessionId_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_sessionId_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_sessionId_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_sessionId_24 instanceof RegExp) {
          json += asString(value_sessionId_24.source);
        } else {
          json += asString(value_sessionId_24.toString());
        }
      } else {
        json += asString(value_sessionId_24);
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_at_25 = obj["at"];
    if (value_at_25 !== void 0) {
      json += ',"at":';
      if (typeof value_at_25 !== "string") {
        if (value_at_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_25 instanceof RegExp) {
          json += asString(value_at_25.source);
        } else {
          json += asString(value_at_25.toString());
        }
      } else {
        json += asString(value_at_25);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_33 = false;
    const value_email_34 = obj["email"];
    if (value_email_34 !== void 0) {
      json += addComma_33 ? ',"email":' : (addComma_33 = true, '{"email":');
      if (value_email_34 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_email_34 !== "string") {
          if (value_email_34 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_email_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_34.toISOString() + JSON_STR_QUOTE;
          } else if (value_email_34 instanceof RegExp) {
            json += asString(value_email_34.source);
          } else {
            json += asString(value_email_34.toString());
          }
        } else {
          json += asString(value_email_34);
        }
      }
    }
    const value_phone_35 = obj["phone"];
    if (value_phone_35 !== void 0) {
      json += addComma_33 ? ',"phone":' : (addComma_33 = true, '{"phone":');
      if (value_phone_35 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_phone_35 !== "string") {
          if (value_phone_35 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_phone_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_35.toISOString() + JSON_STR_QUOTE;
          } else if (value_phone_35 instanceof RegExp) {
            json += asString(value_phone_35.source);
          } else {
            json += asString(value_phone_35.toString());
          }
        } else {
          json += asString(value_phone_35);
        }
      }
    }
    if (!addComma_33) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_37 = false;
    const value_firstName_38 = obj["firstName"];
    if (value_firstName_38 !== void 0) {
      json += addComma_37 ? ',"firstName":' : (addComma_37 = true, '{"firstName":');
      if (value_firstName_38 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_firstName_38 !== "string") {
          if (value_firstName_38 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_firstName_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_38.toISOString() + JSON_STR_QUOTE;
          } else if (value_firstName_38 instanceof RegExp) {
            json += asString(value_firstName_38.source);
          } else {
            json += asString(value_firstName_38.toString());
          }
        } else {
          json += asString(value_firstName_38);
        }
      }
    }
    const value_lastName_39 = obj["lastName"];
    if (value_lastName_39 !== void 0) {
      json += addComma_37 ? ',"lastName":' : (addComma_37 = true, '{"lastName":');
      if (value_lastName_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastName_39 !== "string") {
          if (value_lastName_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastName_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastName_39 instanceof RegExp) {
            json += asString(value_lastName_39.source);
          } else {
            json += asString(value_lastName_39.toString());
          }
        } else {
          json += asString(value_lastName_39);
        }
      }
    }
    const value_dateOfBirth_40 = obj["dateOfBirth"];
    if (value_dateOfBirth_40 !== void 0) {
      json += addComma_37 ? ',"dateOfBirth":' : (addComma_37 = true, '{"dateOfBirth":');
      if (value_dateOfBirth_40 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_dateOfBirth_40 !== "string") {
          if (value_dateOfBirth_40 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_dateOfBirth_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_dateOfBirth_40.toISOString() + JSON_STR_QUOTE;
          } else if (value_dateOfBirth_40 instanceof RegExp) {
            json += asString(value_dateOfBirth_40.source);
          } else {
            json += asString(value_dateOfBirth_40.toString());
          }
        } else {
          json += asString(value_dateOfBirth_40);
        }
      }
    }
    const value_nationality_41 = obj["nationality"];
    if (value_nationality_41 !== void 0) {
      json += addComma_37 ? ',"nationality":' : (addComma_37 = true, '{"nationality":');
      if (value_nationality_41 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nationality_41 !== "string") {
          if (value_nationality_41 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nationality_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_nationality_41.toISOString() + JSON_STR_QUOTE;
          } else if (value_nationality_41 instanceof RegExp) {
            json += asString(value_nationality_41.source);
          } else {
            json += asString(value_nationality_41.toString());
          }
        } else {
          json += asString(value_nationality_41);
        }
      }
    }
    const value_documentNumber_42 = obj["documentNumber"];
    if (value_documentNumber_42 !== void 0) {
      json += addComma_37 ? ',"documentNumber":' : (addComma_37 = true, '{"documentNumber":');
      if (value_documentNumber_42 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_documentNumber_42 !== "string") {
          if (value_documentNumber_42 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_documentNumber_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_documentNumber_42.toISOString() + JSON_STR_QUOTE;
          } else if (value_documentNumber_42 instanceof RegExp) {
            json += asString(value_documentNumber_42.source);
          } else {
            json += asString(value_documentNumber_42.toString());
          }
        } else {
          json += asString(value_documentNumber_42);
        }
      }
    }
    const value_address_43 = obj["address"];
    if (value_address_43 !== void 0) {
      json += addComma_37 ? ',"address":' : (addComma_37 = true, '{"address":');
      if (value_address_43 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_address_43 !== "string") {
          if (value_address_43 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_address_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_43.toISOString() + JSON_STR_QUOTE;
          } else if (value_address_43 instanceof RegExp) {
            json += asString(value_address_43.source);
          } else {
            json += asString(value_address_43.toString());
          }
        } else {
          json += asString(value_address_43);
        }
      }
    }
    if (!addComma_37) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous112(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DecisionOrNull#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous122(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_type_52 = obj["type"];
    if (value_type_52 !== void 0) {
      json += '{"type":';
      if (typeof value_type_52 !== "string") {
        if (value_type_52 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_52 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_52.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_52 instanceof RegExp) {
          json += asString(value_type_52.source);
        } else {
          json += asString(value_type_52.toString());
        }
      } else {
        json += asString(value_type_52);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_id_53 = obj["id"];
    if (value_id_53 !== void 0) {
      json += ',"id":';
      if (value_id_53 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_id_53 !== "string") {
          if (value_id_53 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_id_53 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_53.toISOString() + JSON_STR_QUOTE;
          } else if (value_id_53 instanceof RegExp) {
            json += asString(value_id_53.source);
          } else {
            json += asString(value_id_53.toString());
          }
        } else {
          json += asString(value_id_53);
        }
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_name_54 = obj["name"];
    if (value_name_54 !== void 0) {
      json += ',"name":';
      if (value_name_54 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_name_54 !== "string") {
          if (value_name_54 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_name_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_54.toISOString() + JSON_STR_QUOTE;
          } else if (value_name_54 instanceof RegExp) {
            json += asString(value_name_54.source);
          } else {
            json += asString(value_name_54.toString());
          }
        } else {
          json += asString(value_name_54);
        }
      }
    } else {
      throw new Error('"name" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_decision_46 = obj["decision"];
    if (value_decision_46 !== void 0) {
      json += '{"decision":';
      if (typeof value_decision_46 !== "string") {
        if (value_decision_46 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_decision_46 instanceof Date) {
          json += JSON_STR_QUOTE + value_decision_46.toISOString() + JSON_STR_QUOTE;
        } else if (value_decision_46 instanceof RegExp) {
          json += asString(value_decision_46.source);
        } else {
          json += asString(value_decision_46.toString());
        }
      } else {
        json += asString(value_decision_46);
      }
    } else {
      throw new Error('"decision" is required!');
    }
    const value_reason_47 = obj["reason"];
    if (value_reason_47 !== void 0) {
      json += ',"reason":';
      if (value_reason_47 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_reason_47 !== "string") {
          if (value_reason_47 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_reason_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_47.toISOString() + JSON_STR_QUOTE;
          } else if (value_reason_47 instanceof RegExp) {
            json += asString(value_reason_47.source);
          } else {
            json += asString(value_reason_47.toString());
          }
        } else {
          json += asString(value_reason_47);
        }
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_reasonCodes_48 = obj["reasonCodes"];
    if (value_reasonCodes_48 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous112(value_reasonCodes_48);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_comment_49 = obj["comment"];
    if (value_comment_49 !== void 0) {
      json += ',"comment":';
      if (value_comment_49 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_comment_49 !== "string") {
          if (value_comment_49 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_comment_49 instanceof Date) {
            json += JSON_STR_QUOTE + value_comment_49.toISOString() + JSON_STR_QUOTE;
          } else if (value_comment_49 instanceof RegExp) {
            json += asString(value_comment_49.source);
          } else {
            json += asString(value_comment_49.toString());
          }
        } else {
          json += asString(value_comment_49);
        }
      }
    } else {
      throw new Error('"comment" is required!');
    }
    const value_actor_50 = obj["actor"];
    if (value_actor_50 !== void 0) {
      json += ',"actor":';
      json += anonymous122(value_actor_50);
    } else {
      throw new Error('"actor" is required!');
    }
    const value_at_55 = obj["at"];
    if (value_at_55 !== void 0) {
      json += ',"at":';
      if (typeof value_at_55 !== "string") {
        if (value_at_55 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_55 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_55.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_55 instanceof RegExp) {
          json += asString(value_at_55.source);
        } else {
          json += asString(value_at_55.toString());
        }
      } else {
        json += asString(value_at_55);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous162(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_63 = obj["code"];
    if (value_code_63 !== void 0) {
      json += '{"code":';
      if (typeof value_code_63 !== "string") {
        if (value_code_63 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_63 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_63.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_63 instanceof RegExp) {
          json += asString(value_code_63.source);
        } else {
          json += asString(value_code_63.toString());
        }
      } else {
        json += asString(value_code_63);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_64 = obj["severity"];
    if (value_severity_64 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_64 !== "string") {
        if (value_severity_64 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_64 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_64.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_64 instanceof RegExp) {
          json += asString(value_severity_64.source);
        } else {
          json += asString(value_severity_64.toString());
        }
      } else {
        json += asString(value_severity_64);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_65 = obj["message"];
    if (value_message_65 !== void 0) {
      json += ',"message":';
      if (typeof value_message_65 !== "string") {
        if (value_message_65 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_65 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_65.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_65 instanceof RegExp) {
          json += asString(value_message_65.source);
        } else {
          json += asString(value_message_65.toString());
        }
      } else {
        json += asString(value_message_65);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous152(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CheckSummary#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous162(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous162(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous182(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_purpose_69 = obj["purpose"];
    if (value_purpose_69 !== void 0) {
      json += '{"purpose":';
      if (typeof value_purpose_69 !== "string") {
        if (value_purpose_69 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_purpose_69 instanceof Date) {
          json += JSON_STR_QUOTE + value_purpose_69.toISOString() + JSON_STR_QUOTE;
        } else if (value_purpose_69 instanceof RegExp) {
          json += asString(value_purpose_69.source);
        } else {
          json += asString(value_purpose_69.toString());
        }
      } else {
        json += asString(value_purpose_69);
      }
    } else {
      throw new Error('"purpose" is required!');
    }
    const value_url_70 = obj["url"];
    if (value_url_70 !== void 0) {
      json += ',"url":';
      if (typeof value_url_70 !== "string") {
        if (value_url_70 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_70 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_70.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_70 instanceof RegExp) {
          json += asString(value_url_70.source);
        } else {
          json += asString(value_url_70.toString());
        }
      } else {
        json += asString(value_url_70);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_expiresAt_71 = obj["expiresAt"];
    if (value_expiresAt_71 !== void 0) {
      json += ',"expiresAt":';
      if (typeof value_expiresAt_71 !== "string") {
        if (value_expiresAt_71 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_expiresAt_71 instanceof Date) {
          json += JSON_STR_QUOTE + value_expiresAt_71.toISOString() + JSON_STR_QUOTE;
        } else if (value_expiresAt_71 instanceof RegExp) {
          json += asString(value_expiresAt_71.source);
        } else {
          json += asString(value_expiresAt_71.toString());
        }
      } else {
        json += asString(value_expiresAt_71);
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous172(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CheckSummary#/properties/images' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous182(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous182(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous142(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_58 = obj["id"];
    if (value_id_58 !== void 0) {
      json += '{"id":';
      if (typeof value_id_58 !== "string") {
        if (value_id_58 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_58 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_58.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_58 instanceof RegExp) {
          json += asString(value_id_58.source);
        } else {
          json += asString(value_id_58.toString());
        }
      } else {
        json += asString(value_id_58);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_type_59 = obj["type"];
    if (value_type_59 !== void 0) {
      json += ',"type":';
      if (typeof value_type_59 !== "string") {
        if (value_type_59 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_59 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_59.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_59 instanceof RegExp) {
          json += asString(value_type_59.source);
        } else {
          json += asString(value_type_59.toString());
        }
      } else {
        json += asString(value_type_59);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_60 = obj["status"];
    if (value_status_60 !== void 0) {
      json += ',"status":';
      if (typeof value_status_60 !== "string") {
        if (value_status_60 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_60 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_60.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_60 instanceof RegExp) {
          json += asString(value_status_60.source);
        } else {
          json += asString(value_status_60.toString());
        }
      } else {
        json += asString(value_status_60);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_warnings_61 = obj["warnings"];
    if (value_warnings_61 !== void 0) {
      json += ',"warnings":';
      json += anonymous152(value_warnings_61);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_createdAt_66 = obj["createdAt"];
    if (value_createdAt_66 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_66 !== "string") {
        if (value_createdAt_66 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_66 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_66.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_66 instanceof RegExp) {
          json += asString(value_createdAt_66.source);
        } else {
          json += asString(value_createdAt_66.toString());
        }
      } else {
        json += asString(value_createdAt_66);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_images_67 = obj["images"];
    if (value_images_67 !== void 0) {
      json += ',"images":';
      json += anonymous172(value_images_67);
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous132(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous142(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous142(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous202(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_from_74 = obj["from"];
    if (value_from_74 !== void 0) {
      json += '{"from":';
      if (value_from_74 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_from_74 !== "string") {
          if (value_from_74 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_from_74 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_74.toISOString() + JSON_STR_QUOTE;
          } else if (value_from_74 instanceof RegExp) {
            json += asString(value_from_74.source);
          } else {
            json += asString(value_from_74.toString());
          }
        } else {
          json += asString(value_from_74);
        }
      }
    } else {
      throw new Error('"from" is required!');
    }
    const value_to_75 = obj["to"];
    if (value_to_75 !== void 0) {
      json += ',"to":';
      if (typeof value_to_75 !== "string") {
        if (value_to_75 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_to_75 instanceof Date) {
          json += JSON_STR_QUOTE + value_to_75.toISOString() + JSON_STR_QUOTE;
        } else if (value_to_75 instanceof RegExp) {
          json += asString(value_to_75.source);
        } else {
          json += asString(value_to_75.toString());
        }
      } else {
        json += asString(value_to_75);
      }
    } else {
      throw new Error('"to" is required!');
    }
    const value_actor_76 = obj["actor"];
    if (value_actor_76 !== void 0) {
      json += ',"actor":';
      json += anonymous122(value_actor_76);
    } else {
      throw new Error('"actor" is required!');
    }
    const value_reason_77 = obj["reason"];
    if (value_reason_77 !== void 0) {
      json += ',"reason":';
      if (value_reason_77 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_reason_77 !== "string") {
          if (value_reason_77 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_reason_77 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_77.toISOString() + JSON_STR_QUOTE;
          } else if (value_reason_77 instanceof RegExp) {
            json += asString(value_reason_77.source);
          } else {
            json += asString(value_reason_77.toString());
          }
        } else {
          json += asString(value_reason_77);
        }
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_at_78 = obj["at"];
    if (value_at_78 !== void 0) {
      json += ',"at":';
      if (typeof value_at_78 !== "string") {
        if (value_at_78 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_78 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_78.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_78 instanceof RegExp) {
          json += asString(value_at_78.source);
        } else {
          json += asString(value_at_78.toString());
        }
      } else {
        json += asString(value_at_78);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous192(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/history' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous202(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous202(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_7 = obj["features"];
    if (value_features_7 !== void 0) {
      json += ',"features":';
      json += anonymous210(value_features_7);
    } else {
      throw new Error('"features" is required!');
    }
    const value_steps_8 = obj["steps"];
    if (value_steps_8 !== void 0) {
      json += ',"steps":';
      json += anonymous310(value_steps_8);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_workflowId_13 = obj["workflowId"];
    if (value_workflowId_13 !== void 0) {
      json += ',"workflowId":';
      if (typeof value_workflowId_13 !== "string") {
        if (value_workflowId_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_workflowId_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_workflowId_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_workflowId_13 instanceof RegExp) {
          json += asString(value_workflowId_13.source);
        } else {
          json += asString(value_workflowId_13.toString());
        }
      } else {
        json += asString(value_workflowId_13);
      }
    } else {
      throw new Error('"workflowId" is required!');
    }
    const value_workflowVersion_14 = obj["workflowVersion"];
    if (value_workflowVersion_14 !== void 0) {
      json += ',"workflowVersion":';
      json += asInteger(value_workflowVersion_14);
    } else {
      throw new Error('"workflowVersion" is required!');
    }
    const value_externalId_15 = obj["externalId"];
    if (value_externalId_15 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_15 !== "string") {
          if (value_externalId_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_15 instanceof RegExp) {
            json += asString(value_externalId_15.source);
          } else {
            json += asString(value_externalId_15.toString());
          }
        } else {
          json += asString(value_externalId_15);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_callbackUrl_16 = obj["callbackUrl"];
    if (value_callbackUrl_16 !== void 0) {
      json += ',"callbackUrl":';
      if (value_callbackUrl_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_callbackUrl_16 !== "string") {
          if (value_callbackUrl_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_callbackUrl_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_callbackUrl_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_callbackUrl_16 instanceof RegExp) {
            json += asString(value_callbackUrl_16.source);
          } else {
            json += asString(value_callbackUrl_16.toString());
          }
        } else {
          json += asString(value_callbackUrl_16);
        }
      }
    } else {
      throw new Error('"callbackUrl" is required!');
    }
    const value_metadata_17 = obj["metadata"];
    if (value_metadata_17 !== void 0) {
      json += ',"metadata":';
      json += anonymous52(value_metadata_17);
    } else {
      throw new Error('"metadata" is required!');
    }
    const value_language_19 = obj["language"];
    if (value_language_19 !== void 0) {
      json += ',"language":';
      if (value_language_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_language_19 !== "string") {
          if (value_language_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_language_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_language_19 instanceof RegExp) {
            json += asString(value_language_19.source);
          } else {
            json += asString(value_language_19.toString());
          }
        } else {
          json += asString(value_language_19);
        }
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_country_20 = obj["country"];
    if (value_country_20 !== void 0) {
      json += ',"country":';
      if (value_country_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_country_20 !== "string") {
          if (value_country_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_country_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_country_20 instanceof RegExp) {
            json += asString(value_country_20.source);
          } else {
            json += asString(value_country_20.toString());
          }
        } else {
          json += asString(value_country_20);
        }
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_reasonCodes_21 = obj["reasonCodes"];
    if (value_reasonCodes_21 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous62(value_reasonCodes_21);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_importedFrom_22 = obj["importedFrom"];
    if (value_importedFrom_22 !== void 0) {
      json += ',"importedFrom":';
      if (value_importedFrom_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous72(value_importedFrom_22);
      }
    } else {
      throw new Error('"importedFrom" is required!');
    }
    const value_version_26 = obj["version"];
    if (value_version_26 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_26);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_27 = obj["createdAt"];
    if (value_createdAt_27 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_27 !== "string") {
        if (value_createdAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_27 instanceof RegExp) {
          json += asString(value_createdAt_27.source);
        } else {
          json += asString(value_createdAt_27.toString());
        }
      } else {
        json += asString(value_createdAt_27);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_28 = obj["updatedAt"];
    if (value_updatedAt_28 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_28 !== "string") {
        if (value_updatedAt_28 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_28 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_28.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_28 instanceof RegExp) {
          json += asString(value_updatedAt_28.source);
        } else {
          json += asString(value_updatedAt_28.toString());
        }
      } else {
        json += asString(value_updatedAt_28);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_startedAt_29 = obj["startedAt"];
    if (value_startedAt_29 !== void 0) {
      json += ',"startedAt":';
      if (value_startedAt_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_startedAt_29 !== "string") {
          if (value_startedAt_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_startedAt_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_startedAt_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_startedAt_29 instanceof RegExp) {
            json += asString(value_startedAt_29.source);
          } else {
            json += asString(value_startedAt_29.toString());
          }
        } else {
          json += asString(value_startedAt_29);
        }
      }
    } else {
      throw new Error('"startedAt" is required!');
    }
    const value_completedAt_30 = obj["completedAt"];
    if (value_completedAt_30 !== void 0) {
      json += ',"completedAt":';
      if (value_completedAt_30 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_completedAt_30 !== "string") {
          if (value_completedAt_30 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_completedAt_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_completedAt_30.toISOString() + JSON_STR_QUOTE;
          } else if (value_completedAt_30 instanceof RegExp) {
            json += asString(value_completedAt_30.source);
          } else {
            json += asString(value_completedAt_30.toString());
          }
        } else {
          json += asString(value_completedAt_30);
        }
      }
    } else {
      throw new Error('"completedAt" is required!');
    }
    const value_expiresAt_31 = obj["expiresAt"];
    if (value_expiresAt_31 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_31 !== "string") {
          if (value_expiresAt_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_31 instanceof RegExp) {
            json += asString(value_expiresAt_31.source);
          } else {
            json += asString(value_expiresAt_31.toString());
          }
        } else {
          json += asString(value_expiresAt_31);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    const value_contact_32 = obj["contact"];
    if (value_contact_32 !== void 0) {
      json += ',"contact":';
      json += anonymous82(value_contact_32);
    } else {
      throw new Error('"contact" is required!');
    }
    const value_expected_36 = obj["expected"];
    if (value_expected_36 !== void 0) {
      json += ',"expected":';
      json += anonymous92(value_expected_36);
    } else {
      throw new Error('"expected" is required!');
    }
    const value_decision_44 = obj["decision"];
    if (value_decision_44 !== void 0) {
      json += ',"decision":';
      if (value_decision_44 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous102(value_decision_44);
      }
    } else {
      throw new Error('"decision" is required!');
    }
    const value_checks_56 = obj["checks"];
    if (value_checks_56 !== void 0) {
      json += ',"checks":';
      json += anonymous132(value_checks_56);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_history_72 = obj["history"];
    if (value_history_72 !== void 0) {
      json += ',"history":';
      json += anonymous192(value_history_72);
    } else {
      throw new Error('"history" is required!');
    }
    const value_url_79 = obj["url"];
    if (value_url_79 !== void 0) {
      json += ',"url":';
      if (value_url_79 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_url_79 !== "string") {
          if (value_url_79 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_url_79 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_79.toISOString() + JSON_STR_QUOTE;
          } else if (value_url_79 instanceof RegExp) {
            json += asString(value_url_79.source);
          } else {
            json += asString(value_url_79.toString());
          }
        } else {
          json += asString(value_url_79);
        }
      }
    }
    const value_clientToken_80 = obj["clientToken"];
    if (value_clientToken_80 !== void 0) {
      json += ',"clientToken":';
      if (value_clientToken_80 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_clientToken_80 !== "string") {
          if (value_clientToken_80 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_clientToken_80 instanceof Date) {
            json += JSON_STR_QUOTE + value_clientToken_80.toISOString() + JSON_STR_QUOTE;
          } else if (value_clientToken_80 instanceof RegExp) {
            json += asString(value_clientToken_80.source);
          } else {
            json += asString(value_clientToken_80.toString());
          }
        } else {
          json += asString(value_clientToken_80);
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
    const value_session_2 = obj["session"];
    if (value_session_2 !== void 0) {
      json += ',"session":';
      json += anonymous1(value_session_2);
    } else {
      throw new Error('"session" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator29, serializer29);
var importSession_default = write29;

// notaria:listPendingSessions
var Serializer30 = require_serializer();
var serializerState30 = { "mode": "standalone", "inlineValidators": true };
var serializer30 = Serializer30.restoreFromState(serializerState30);
var validator30 = null;
var write30 = (function anonymous30(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_10 = obj["feature"];
    if (value_feature_10 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_10 !== "string") {
        if (value_feature_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_10 instanceof RegExp) {
          json += asString(value_feature_10.source);
        } else {
          json += asString(value_feature_10.toString());
        }
      } else {
        json += asString(value_feature_10);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attempts_12 = obj["attempts"];
    if (value_attempts_12 !== void 0) {
      json += ',"attempts":';
      json += asInteger(value_attempts_12);
    } else {
      throw new Error('"attempts" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'SessionItem#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous52(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous52(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_18 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_18 ? JSON_STR_COMMA : (addComma_18 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_18) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous72(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'SessionItem#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_sessionId_24 = obj["sessionId"];
    if (value_sessionId_24 !== void 0) {
      json += '{"sessionId":';
      if (typeof value_sessionId_24 !== "string") {
        if (value_sessionId_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_sessionId_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_sessionId_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_sessionId_24 instanceof RegExp) {
          json += asString(value_sessionId_24.source);
        } else {
          json += asString(value_sessionId_24.toString());
        }
      } else {
        json += asString(value_sessionId_24);
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_at_25 = obj["at"];
    if (value_at_25 !== void 0) {
      json += ',"at":';
      if (typeof value_at_25 !== "string") {
        if (value_at_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_25 instanceof RegExp) {
          json += asString(value_at_25.source);
        } else {
          json += asString(value_at_25.toString());
        }
      } else {
        json += asString(value_at_25);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_7 = obj["features"];
    if (value_features_7 !== void 0) {
      json += ',"features":';
      json += anonymous310(value_features_7);
    } else {
      throw new Error('"features" is required!');
    }
    const value_steps_8 = obj["steps"];
    if (value_steps_8 !== void 0) {
      json += ',"steps":';
      json += anonymous49(value_steps_8);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_workflowId_13 = obj["workflowId"];
    if (value_workflowId_13 !== void 0) {
      json += ',"workflowId":';
      if (typeof value_workflowId_13 !== "string") {
        if (value_workflowId_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_workflowId_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_workflowId_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_workflowId_13 instanceof RegExp) {
          json += asString(value_workflowId_13.source);
        } else {
          json += asString(value_workflowId_13.toString());
        }
      } else {
        json += asString(value_workflowId_13);
      }
    } else {
      throw new Error('"workflowId" is required!');
    }
    const value_workflowVersion_14 = obj["workflowVersion"];
    if (value_workflowVersion_14 !== void 0) {
      json += ',"workflowVersion":';
      json += asInteger(value_workflowVersion_14);
    } else {
      throw new Error('"workflowVersion" is required!');
    }
    const value_externalId_15 = obj["externalId"];
    if (value_externalId_15 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_15 !== "string") {
          if (value_externalId_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_15 instanceof RegExp) {
            json += asString(value_externalId_15.source);
          } else {
            json += asString(value_externalId_15.toString());
          }
        } else {
          json += asString(value_externalId_15);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_callbackUrl_16 = obj["callbackUrl"];
    if (value_callbackUrl_16 !== void 0) {
      json += ',"callbackUrl":';
      if (value_callbackUrl_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_callbackUrl_16 !== "string") {
          if (value_callbackUrl_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_callbackUrl_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_callbackUrl_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_callbackUrl_16 instanceof RegExp) {
            json += asString(value_callbackUrl_16.source);
          } else {
            json += asString(value_callbackUrl_16.toString());
          }
        } else {
          json += asString(value_callbackUrl_16);
        }
      }
    } else {
      throw new Error('"callbackUrl" is required!');
    }
    const value_metadata_17 = obj["metadata"];
    if (value_metadata_17 !== void 0) {
      json += ',"metadata":';
      json += anonymous62(value_metadata_17);
    } else {
      throw new Error('"metadata" is required!');
    }
    const value_language_19 = obj["language"];
    if (value_language_19 !== void 0) {
      json += ',"language":';
      if (value_language_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_language_19 !== "string") {
          if (value_language_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_language_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_language_19 instanceof RegExp) {
            json += asString(value_language_19.source);
          } else {
            json += asString(value_language_19.toString());
          }
        } else {
          json += asString(value_language_19);
        }
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_country_20 = obj["country"];
    if (value_country_20 !== void 0) {
      json += ',"country":';
      if (value_country_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_country_20 !== "string") {
          if (value_country_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_country_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_country_20 instanceof RegExp) {
            json += asString(value_country_20.source);
          } else {
            json += asString(value_country_20.toString());
          }
        } else {
          json += asString(value_country_20);
        }
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_reasonCodes_21 = obj["reasonCodes"];
    if (value_reasonCodes_21 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous72(value_reasonCodes_21);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_importedFrom_22 = obj["importedFrom"];
    if (value_importedFrom_22 !== void 0) {
      json += ',"importedFrom":';
      if (value_importedFrom_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous82(value_importedFrom_22);
      }
    } else {
      throw new Error('"importedFrom" is required!');
    }
    const value_version_26 = obj["version"];
    if (value_version_26 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_26);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_27 = obj["createdAt"];
    if (value_createdAt_27 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_27 !== "string") {
        if (value_createdAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_27 instanceof RegExp) {
          json += asString(value_createdAt_27.source);
        } else {
          json += asString(value_createdAt_27.toString());
        }
      } else {
        json += asString(value_createdAt_27);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_28 = obj["updatedAt"];
    if (value_updatedAt_28 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_28 !== "string") {
        if (value_updatedAt_28 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_28 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_28.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_28 instanceof RegExp) {
          json += asString(value_updatedAt_28.source);
        } else {
          json += asString(value_updatedAt_28.toString());
        }
      } else {
        json += asString(value_updatedAt_28);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_startedAt_29 = obj["startedAt"];
    if (value_startedAt_29 !== void 0) {
      json += ',"startedAt":';
      if (value_startedAt_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_startedAt_29 !== "string") {
          if (value_startedAt_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_startedAt_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_startedAt_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_startedAt_29 instanceof RegExp) {
            json += asString(value_startedAt_29.source);
          } else {
            json += asString(value_startedAt_29.toString());
          }
        } else {
          json += asString(value_startedAt_29);
        }
      }
    } else {
      throw new Error('"startedAt" is required!');
    }
    const value_completedAt_30 = obj["completedAt"];
    if (value_completedAt_30 !== void 0) {
      json += ',"completedAt":';
      if (value_completedAt_30 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_completedAt_30 !== "string") {
          if (value_completedAt_30 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_completedAt_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_completedAt_30.toISOString() + JSON_STR_QUOTE;
          } else if (value_completedAt_30 instanceof RegExp) {
            json += asString(value_completedAt_30.source);
          } else {
            json += asString(value_completedAt_30.toString());
          }
        } else {
          json += asString(value_completedAt_30);
        }
      }
    } else {
      throw new Error('"completedAt" is required!');
    }
    const value_expiresAt_31 = obj["expiresAt"];
    if (value_expiresAt_31 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_31 !== "string") {
          if (value_expiresAt_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_31 instanceof RegExp) {
            json += asString(value_expiresAt_31.source);
          } else {
            json += asString(value_expiresAt_31.toString());
          }
        } else {
          json += asString(value_expiresAt_31);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/sessions' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
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
    const value_sessions_2 = obj["sessions"];
    if (value_sessions_2 !== void 0) {
      json += ',"sessions":';
      json += anonymous1(value_sessions_2);
    } else {
      throw new Error('"sessions" is required!');
    }
    const value_total_32 = obj["total"];
    if (value_total_32 !== void 0) {
      json += ',"total":';
      json += asInteger(value_total_32);
    } else {
      throw new Error('"total" is required!');
    }
    const value_nextCursor_33 = obj["nextCursor"];
    if (value_nextCursor_33 !== void 0) {
      json += ',"nextCursor":';
      if (value_nextCursor_33 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextCursor_33 !== "string") {
          if (value_nextCursor_33 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextCursor_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextCursor_33.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextCursor_33 instanceof RegExp) {
            json += asString(value_nextCursor_33.source);
          } else {
            json += asString(value_nextCursor_33.toString());
          }
        } else {
          json += asString(value_nextCursor_33);
        }
      }
    } else {
      throw new Error('"nextCursor" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator30, serializer30);
var listPendingSessions_default = write30;

// notaria:listWorkflows
var Serializer31 = require_serializer();
var serializerState31 = { "mode": "standalone", "inlineValidators": true };
var serializer31 = Serializer31.restoreFromState(serializerState31);
var validator31 = null;
var write31 = (function anonymous31(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous49(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Workflow#/properties/documentsAllowed' does not match schema definition.");
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
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_13 = obj["livenessDecline"];
    if (value_livenessDecline_13 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_13);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_14 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_14 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_14);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_15 = obj["faceMatchReview"];
    if (value_faceMatchReview_15 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_15);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_16 = obj["amlReview"];
    if (value_amlReview_16 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_16);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_17 = obj["amlDecline"];
    if (value_amlDecline_17 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_17);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous62(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_19 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_19 ? JSON_STR_COMMA : (addComma_19 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_19) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
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
    const value_version_6 = obj["version"];
    if (value_version_6 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_6);
    } else {
      throw new Error('"version" is required!');
    }
    const value_isDefault_7 = obj["isDefault"];
    if (value_isDefault_7 !== void 0) {
      json += ',"isDefault":';
      json += asBoolean(value_isDefault_7);
    } else {
      throw new Error('"isDefault" is required!');
    }
    const value_environment_8 = obj["environment"];
    if (value_environment_8 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_8 !== "string") {
        if (value_environment_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_8 instanceof RegExp) {
          json += asString(value_environment_8.source);
        } else {
          json += asString(value_environment_8.toString());
        }
      } else {
        json += asString(value_environment_8);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_9 = obj["features"];
    if (value_features_9 !== void 0) {
      json += ',"features":';
      json += anonymous310(value_features_9);
    } else {
      throw new Error('"features" is required!');
    }
    const value_documentsAllowed_10 = obj["documentsAllowed"];
    if (value_documentsAllowed_10 !== void 0) {
      json += ',"documentsAllowed":';
      json += anonymous49(value_documentsAllowed_10);
    } else {
      throw new Error('"documentsAllowed" is required!');
    }
    const value_thresholds_11 = obj["thresholds"];
    if (value_thresholds_11 !== void 0) {
      json += ',"thresholds":';
      json += anonymous52(value_thresholds_11);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_actions_18 = obj["actions"];
    if (value_actions_18 !== void 0) {
      json += ',"actions":';
      json += anonymous62(value_actions_18);
    } else {
      throw new Error('"actions" is required!');
    }
    const value_onDuplicate_20 = obj["onDuplicate"];
    if (value_onDuplicate_20 !== void 0) {
      json += ',"onDuplicate":';
      if (typeof value_onDuplicate_20 !== "string") {
        if (value_onDuplicate_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_onDuplicate_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_onDuplicate_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_onDuplicate_20 instanceof RegExp) {
          json += asString(value_onDuplicate_20.source);
        } else {
          json += asString(value_onDuplicate_20.toString());
        }
      } else {
        json += asString(value_onDuplicate_20);
      }
    } else {
      throw new Error('"onDuplicate" is required!');
    }
    const value_maxAttempts_21 = obj["maxAttempts"];
    if (value_maxAttempts_21 !== void 0) {
      json += ',"maxAttempts":';
      json += asInteger(value_maxAttempts_21);
    } else {
      throw new Error('"maxAttempts" is required!');
    }
    const value_sessionTtlSeconds_22 = obj["sessionTtlSeconds"];
    if (value_sessionTtlSeconds_22 !== void 0) {
      json += ',"sessionTtlSeconds":';
      json += asInteger(value_sessionTtlSeconds_22);
    } else {
      throw new Error('"sessionTtlSeconds" is required!');
    }
    const value_kycValidityDays_23 = obj["kycValidityDays"];
    if (value_kycValidityDays_23 !== void 0) {
      json += ',"kycValidityDays":';
      if (value_kycValidityDays_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_kycValidityDays_23);
      }
    } else {
      throw new Error('"kycValidityDays" is required!');
    }
    const value_retentionDays_24 = obj["retentionDays"];
    if (value_retentionDays_24 !== void 0) {
      json += ',"retentionDays":';
      if (value_retentionDays_24 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_retentionDays_24);
      }
    } else {
      throw new Error('"retentionDays" is required!');
    }
    const value_createdAt_25 = obj["createdAt"];
    if (value_createdAt_25 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_25 !== "string") {
        if (value_createdAt_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_25 instanceof RegExp) {
          json += asString(value_createdAt_25.source);
        } else {
          json += asString(value_createdAt_25.toString());
        }
      } else {
        json += asString(value_createdAt_25);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_26 = obj["updatedAt"];
    if (value_updatedAt_26 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_26 !== "string") {
        if (value_updatedAt_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_26 instanceof RegExp) {
          json += asString(value_updatedAt_26.source);
        } else {
          json += asString(value_updatedAt_26.toString());
        }
      } else {
        json += asString(value_updatedAt_26);
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
      throw new TypeError("The value of '#/properties/workflows' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
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
    const value_workflows_2 = obj["workflows"];
    if (value_workflows_2 !== void 0) {
      json += ',"workflows":';
      json += anonymous1(value_workflows_2);
    } else {
      throw new Error('"workflows" is required!');
    }
    const value_total_27 = obj["total"];
    if (value_total_27 !== void 0) {
      json += ',"total":';
      json += asInteger(value_total_27);
    } else {
      throw new Error('"total" is required!');
    }
    const value_nextCursor_28 = obj["nextCursor"];
    if (value_nextCursor_28 !== void 0) {
      json += ',"nextCursor":';
      if (value_nextCursor_28 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextCursor_28 !== "string") {
          if (value_nextCursor_28 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextCursor_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextCursor_28.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextCursor_28 instanceof RegExp) {
            json += asString(value_nextCursor_28.source);
          } else {
            json += asString(value_nextCursor_28.toString());
          }
        } else {
          json += asString(value_nextCursor_28);
        }
      }
    } else {
      throw new Error('"nextCursor" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator31, serializer31);
var listWorkflows_default = write31;

// notaria:createWorkflow
var Serializer32 = require_serializer();
var serializerState32 = { "mode": "standalone", "inlineValidators": true };
var serializer32 = Serializer32.restoreFromState(serializerState32);
var validator32 = null;
var write32 = (function anonymous32(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Workflow#/properties/documentsAllowed' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_13 = obj["livenessDecline"];
    if (value_livenessDecline_13 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_13);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_14 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_14 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_14);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_15 = obj["faceMatchReview"];
    if (value_faceMatchReview_15 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_15);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_16 = obj["amlReview"];
    if (value_amlReview_16 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_16);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_17 = obj["amlDecline"];
    if (value_amlDecline_17 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_17);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_19 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_19 ? JSON_STR_COMMA : (addComma_19 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_19) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
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
    const value_version_6 = obj["version"];
    if (value_version_6 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_6);
    } else {
      throw new Error('"version" is required!');
    }
    const value_isDefault_7 = obj["isDefault"];
    if (value_isDefault_7 !== void 0) {
      json += ',"isDefault":';
      json += asBoolean(value_isDefault_7);
    } else {
      throw new Error('"isDefault" is required!');
    }
    const value_environment_8 = obj["environment"];
    if (value_environment_8 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_8 !== "string") {
        if (value_environment_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_8 instanceof RegExp) {
          json += asString(value_environment_8.source);
        } else {
          json += asString(value_environment_8.toString());
        }
      } else {
        json += asString(value_environment_8);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_9 = obj["features"];
    if (value_features_9 !== void 0) {
      json += ',"features":';
      json += anonymous210(value_features_9);
    } else {
      throw new Error('"features" is required!');
    }
    const value_documentsAllowed_10 = obj["documentsAllowed"];
    if (value_documentsAllowed_10 !== void 0) {
      json += ',"documentsAllowed":';
      json += anonymous310(value_documentsAllowed_10);
    } else {
      throw new Error('"documentsAllowed" is required!');
    }
    const value_thresholds_11 = obj["thresholds"];
    if (value_thresholds_11 !== void 0) {
      json += ',"thresholds":';
      json += anonymous49(value_thresholds_11);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_actions_18 = obj["actions"];
    if (value_actions_18 !== void 0) {
      json += ',"actions":';
      json += anonymous52(value_actions_18);
    } else {
      throw new Error('"actions" is required!');
    }
    const value_onDuplicate_20 = obj["onDuplicate"];
    if (value_onDuplicate_20 !== void 0) {
      json += ',"onDuplicate":';
      if (typeof value_onDuplicate_20 !== "string") {
        if (value_onDuplicate_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_onDuplicate_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_onDuplicate_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_onDuplicate_20 instanceof RegExp) {
          json += asString(value_onDuplicate_20.source);
        } else {
          json += asString(value_onDuplicate_20.toString());
        }
      } else {
        json += asString(value_onDuplicate_20);
      }
    } else {
      throw new Error('"onDuplicate" is required!');
    }
    const value_maxAttempts_21 = obj["maxAttempts"];
    if (value_maxAttempts_21 !== void 0) {
      json += ',"maxAttempts":';
      json += asInteger(value_maxAttempts_21);
    } else {
      throw new Error('"maxAttempts" is required!');
    }
    const value_sessionTtlSeconds_22 = obj["sessionTtlSeconds"];
    if (value_sessionTtlSeconds_22 !== void 0) {
      json += ',"sessionTtlSeconds":';
      json += asInteger(value_sessionTtlSeconds_22);
    } else {
      throw new Error('"sessionTtlSeconds" is required!');
    }
    const value_kycValidityDays_23 = obj["kycValidityDays"];
    if (value_kycValidityDays_23 !== void 0) {
      json += ',"kycValidityDays":';
      if (value_kycValidityDays_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_kycValidityDays_23);
      }
    } else {
      throw new Error('"kycValidityDays" is required!');
    }
    const value_retentionDays_24 = obj["retentionDays"];
    if (value_retentionDays_24 !== void 0) {
      json += ',"retentionDays":';
      if (value_retentionDays_24 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_retentionDays_24);
      }
    } else {
      throw new Error('"retentionDays" is required!');
    }
    const value_createdAt_25 = obj["createdAt"];
    if (value_createdAt_25 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_25 !== "string") {
        if (value_createdAt_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_25 instanceof RegExp) {
          json += asString(value_createdAt_25.source);
        } else {
          json += asString(value_createdAt_25.toString());
        }
      } else {
        json += asString(value_createdAt_25);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_26 = obj["updatedAt"];
    if (value_updatedAt_26 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_26 !== "string") {
        if (value_updatedAt_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_26 instanceof RegExp) {
          json += asString(value_updatedAt_26.source);
        } else {
          json += asString(value_updatedAt_26.toString());
        }
      } else {
        json += asString(value_updatedAt_26);
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
    const value_workflow_2 = obj["workflow"];
    if (value_workflow_2 !== void 0) {
      json += ',"workflow":';
      json += anonymous1(value_workflow_2);
    } else {
      throw new Error('"workflow" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator32, serializer32);
var createWorkflow_default = write32;

// notaria:getWorkflow
var Serializer33 = require_serializer();
var serializerState33 = { "mode": "standalone", "inlineValidators": true };
var serializer33 = Serializer33.restoreFromState(serializerState33);
var validator33 = null;
var write33 = (function anonymous33(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Workflow#/properties/documentsAllowed' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_13 = obj["livenessDecline"];
    if (value_livenessDecline_13 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_13);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_14 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_14 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_14);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_15 = obj["faceMatchReview"];
    if (value_faceMatchReview_15 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_15);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_16 = obj["amlReview"];
    if (value_amlReview_16 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_16);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_17 = obj["amlDecline"];
    if (value_amlDecline_17 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_17);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_19 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_19 ? JSON_STR_COMMA : (addComma_19 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_19) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
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
    const value_version_6 = obj["version"];
    if (value_version_6 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_6);
    } else {
      throw new Error('"version" is required!');
    }
    const value_isDefault_7 = obj["isDefault"];
    if (value_isDefault_7 !== void 0) {
      json += ',"isDefault":';
      json += asBoolean(value_isDefault_7);
    } else {
      throw new Error('"isDefault" is required!');
    }
    const value_environment_8 = obj["environment"];
    if (value_environment_8 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_8 !== "string") {
        if (value_environment_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_8 instanceof RegExp) {
          json += asString(value_environment_8.source);
        } else {
          json += asString(value_environment_8.toString());
        }
      } else {
        json += asString(value_environment_8);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_9 = obj["features"];
    if (value_features_9 !== void 0) {
      json += ',"features":';
      json += anonymous210(value_features_9);
    } else {
      throw new Error('"features" is required!');
    }
    const value_documentsAllowed_10 = obj["documentsAllowed"];
    if (value_documentsAllowed_10 !== void 0) {
      json += ',"documentsAllowed":';
      json += anonymous310(value_documentsAllowed_10);
    } else {
      throw new Error('"documentsAllowed" is required!');
    }
    const value_thresholds_11 = obj["thresholds"];
    if (value_thresholds_11 !== void 0) {
      json += ',"thresholds":';
      json += anonymous49(value_thresholds_11);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_actions_18 = obj["actions"];
    if (value_actions_18 !== void 0) {
      json += ',"actions":';
      json += anonymous52(value_actions_18);
    } else {
      throw new Error('"actions" is required!');
    }
    const value_onDuplicate_20 = obj["onDuplicate"];
    if (value_onDuplicate_20 !== void 0) {
      json += ',"onDuplicate":';
      if (typeof value_onDuplicate_20 !== "string") {
        if (value_onDuplicate_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_onDuplicate_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_onDuplicate_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_onDuplicate_20 instanceof RegExp) {
          json += asString(value_onDuplicate_20.source);
        } else {
          json += asString(value_onDuplicate_20.toString());
        }
      } else {
        json += asString(value_onDuplicate_20);
      }
    } else {
      throw new Error('"onDuplicate" is required!');
    }
    const value_maxAttempts_21 = obj["maxAttempts"];
    if (value_maxAttempts_21 !== void 0) {
      json += ',"maxAttempts":';
      json += asInteger(value_maxAttempts_21);
    } else {
      throw new Error('"maxAttempts" is required!');
    }
    const value_sessionTtlSeconds_22 = obj["sessionTtlSeconds"];
    if (value_sessionTtlSeconds_22 !== void 0) {
      json += ',"sessionTtlSeconds":';
      json += asInteger(value_sessionTtlSeconds_22);
    } else {
      throw new Error('"sessionTtlSeconds" is required!');
    }
    const value_kycValidityDays_23 = obj["kycValidityDays"];
    if (value_kycValidityDays_23 !== void 0) {
      json += ',"kycValidityDays":';
      if (value_kycValidityDays_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_kycValidityDays_23);
      }
    } else {
      throw new Error('"kycValidityDays" is required!');
    }
    const value_retentionDays_24 = obj["retentionDays"];
    if (value_retentionDays_24 !== void 0) {
      json += ',"retentionDays":';
      if (value_retentionDays_24 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_retentionDays_24);
      }
    } else {
      throw new Error('"retentionDays" is required!');
    }
    const value_createdAt_25 = obj["createdAt"];
    if (value_createdAt_25 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_25 !== "string") {
        if (value_createdAt_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_25 instanceof RegExp) {
          json += asString(value_createdAt_25.source);
        } else {
          json += asString(value_createdAt_25.toString());
        }
      } else {
        json += asString(value_createdAt_25);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_26 = obj["updatedAt"];
    if (value_updatedAt_26 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_26 !== "string") {
        if (value_updatedAt_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_26 instanceof RegExp) {
          json += asString(value_updatedAt_26.source);
        } else {
          json += asString(value_updatedAt_26.toString());
        }
      } else {
        json += asString(value_updatedAt_26);
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
    const value_workflow_2 = obj["workflow"];
    if (value_workflow_2 !== void 0) {
      json += ',"workflow":';
      json += anonymous1(value_workflow_2);
    } else {
      throw new Error('"workflow" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator33, serializer33);
var getWorkflow_default = write33;

// notaria:updateWorkflow
var Serializer34 = require_serializer();
var serializerState34 = { "mode": "standalone", "inlineValidators": true };
var serializer34 = Serializer34.restoreFromState(serializerState34);
var validator34 = null;
var write34 = (function anonymous34(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Workflow#/properties/documentsAllowed' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_livenessDecline_13 = obj["livenessDecline"];
    if (value_livenessDecline_13 !== void 0) {
      json += '{"livenessDecline":';
      json += asNumber(value_livenessDecline_13);
    } else {
      throw new Error('"livenessDecline" is required!');
    }
    const value_faceMatchDecline_14 = obj["faceMatchDecline"];
    if (value_faceMatchDecline_14 !== void 0) {
      json += ',"faceMatchDecline":';
      json += asNumber(value_faceMatchDecline_14);
    } else {
      throw new Error('"faceMatchDecline" is required!');
    }
    const value_faceMatchReview_15 = obj["faceMatchReview"];
    if (value_faceMatchReview_15 !== void 0) {
      json += ',"faceMatchReview":';
      json += asNumber(value_faceMatchReview_15);
    } else {
      throw new Error('"faceMatchReview" is required!');
    }
    const value_amlReview_16 = obj["amlReview"];
    if (value_amlReview_16 !== void 0) {
      json += ',"amlReview":';
      json += asNumber(value_amlReview_16);
    } else {
      throw new Error('"amlReview" is required!');
    }
    const value_amlDecline_17 = obj["amlDecline"];
    if (value_amlDecline_17 !== void 0) {
      json += ',"amlDecline":';
      json += asNumber(value_amlDecline_17);
    } else {
      throw new Error('"amlDecline" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_19 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_19 ? JSON_STR_COMMA : (addComma_19 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_19) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
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
    const value_version_6 = obj["version"];
    if (value_version_6 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_6);
    } else {
      throw new Error('"version" is required!');
    }
    const value_isDefault_7 = obj["isDefault"];
    if (value_isDefault_7 !== void 0) {
      json += ',"isDefault":';
      json += asBoolean(value_isDefault_7);
    } else {
      throw new Error('"isDefault" is required!');
    }
    const value_environment_8 = obj["environment"];
    if (value_environment_8 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_8 !== "string") {
        if (value_environment_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_8 instanceof RegExp) {
          json += asString(value_environment_8.source);
        } else {
          json += asString(value_environment_8.toString());
        }
      } else {
        json += asString(value_environment_8);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_9 = obj["features"];
    if (value_features_9 !== void 0) {
      json += ',"features":';
      json += anonymous210(value_features_9);
    } else {
      throw new Error('"features" is required!');
    }
    const value_documentsAllowed_10 = obj["documentsAllowed"];
    if (value_documentsAllowed_10 !== void 0) {
      json += ',"documentsAllowed":';
      json += anonymous310(value_documentsAllowed_10);
    } else {
      throw new Error('"documentsAllowed" is required!');
    }
    const value_thresholds_11 = obj["thresholds"];
    if (value_thresholds_11 !== void 0) {
      json += ',"thresholds":';
      json += anonymous49(value_thresholds_11);
    } else {
      throw new Error('"thresholds" is required!');
    }
    const value_actions_18 = obj["actions"];
    if (value_actions_18 !== void 0) {
      json += ',"actions":';
      json += anonymous52(value_actions_18);
    } else {
      throw new Error('"actions" is required!');
    }
    const value_onDuplicate_20 = obj["onDuplicate"];
    if (value_onDuplicate_20 !== void 0) {
      json += ',"onDuplicate":';
      if (typeof value_onDuplicate_20 !== "string") {
        if (value_onDuplicate_20 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_onDuplicate_20 instanceof Date) {
          json += JSON_STR_QUOTE + value_onDuplicate_20.toISOString() + JSON_STR_QUOTE;
        } else if (value_onDuplicate_20 instanceof RegExp) {
          json += asString(value_onDuplicate_20.source);
        } else {
          json += asString(value_onDuplicate_20.toString());
        }
      } else {
        json += asString(value_onDuplicate_20);
      }
    } else {
      throw new Error('"onDuplicate" is required!');
    }
    const value_maxAttempts_21 = obj["maxAttempts"];
    if (value_maxAttempts_21 !== void 0) {
      json += ',"maxAttempts":';
      json += asInteger(value_maxAttempts_21);
    } else {
      throw new Error('"maxAttempts" is required!');
    }
    const value_sessionTtlSeconds_22 = obj["sessionTtlSeconds"];
    if (value_sessionTtlSeconds_22 !== void 0) {
      json += ',"sessionTtlSeconds":';
      json += asInteger(value_sessionTtlSeconds_22);
    } else {
      throw new Error('"sessionTtlSeconds" is required!');
    }
    const value_kycValidityDays_23 = obj["kycValidityDays"];
    if (value_kycValidityDays_23 !== void 0) {
      json += ',"kycValidityDays":';
      if (value_kycValidityDays_23 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_kycValidityDays_23);
      }
    } else {
      throw new Error('"kycValidityDays" is required!');
    }
    const value_retentionDays_24 = obj["retentionDays"];
    if (value_retentionDays_24 !== void 0) {
      json += ',"retentionDays":';
      if (value_retentionDays_24 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_retentionDays_24);
      }
    } else {
      throw new Error('"retentionDays" is required!');
    }
    const value_createdAt_25 = obj["createdAt"];
    if (value_createdAt_25 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_25 !== "string") {
        if (value_createdAt_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_25 instanceof RegExp) {
          json += asString(value_createdAt_25.source);
        } else {
          json += asString(value_createdAt_25.toString());
        }
      } else {
        json += asString(value_createdAt_25);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_26 = obj["updatedAt"];
    if (value_updatedAt_26 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_26 !== "string") {
        if (value_updatedAt_26 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_26 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_26.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_26 instanceof RegExp) {
          json += asString(value_updatedAt_26.source);
        } else {
          json += asString(value_updatedAt_26.toString());
        }
      } else {
        json += asString(value_updatedAt_26);
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
    const value_workflow_2 = obj["workflow"];
    if (value_workflow_2 !== void 0) {
      json += ',"workflow":';
      json += anonymous1(value_workflow_2);
    } else {
      throw new Error('"workflow" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator34, serializer34);
var updateWorkflow_default = write34;

// notaria:deleteWorkflow
var Serializer35 = require_serializer();
var serializerState35 = { "mode": "standalone", "inlineValidators": true };
var serializer35 = Serializer35.restoreFromState(serializerState35);
var validator35 = null;
var write35 = (function anonymous35(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_deletedAt_5 = obj["deletedAt"];
    if (value_deletedAt_5 !== void 0) {
      json += ',"deletedAt":';
      if (typeof value_deletedAt_5 !== "string") {
        if (value_deletedAt_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_deletedAt_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_deletedAt_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_deletedAt_5 instanceof RegExp) {
          json += asString(value_deletedAt_5.source);
        } else {
          json += asString(value_deletedAt_5.toString());
        }
      } else {
        json += asString(value_deletedAt_5);
      }
    } else {
      throw new Error('"deletedAt" is required!');
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
    const value_workflow_2 = obj["workflow"];
    if (value_workflow_2 !== void 0) {
      json += ',"workflow":';
      json += anonymous1(value_workflow_2);
    } else {
      throw new Error('"workflow" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator35, serializer35);
var deleteWorkflow_default = write35;

// notaria:getSession
var Serializer36 = require_serializer();
var serializerState36 = { "mode": "standalone", "inlineValidators": true };
var serializer36 = Serializer36.restoreFromState(serializerState36);
var validator36 = null;
var write36 = (function anonymous36(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_10 = obj["feature"];
    if (value_feature_10 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_10 !== "string") {
        if (value_feature_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_10 instanceof RegExp) {
          json += asString(value_feature_10.source);
        } else {
          json += asString(value_feature_10.toString());
        }
      } else {
        json += asString(value_feature_10);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attempts_12 = obj["attempts"];
    if (value_attempts_12 !== void 0) {
      json += ',"attempts":';
      json += asInteger(value_attempts_12);
    } else {
      throw new Error('"attempts" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_18 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_18 ? JSON_STR_COMMA : (addComma_18 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_18) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous62(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_sessionId_24 = obj["sessionId"];
    if (value_sessionId_24 !== void 0) {
      json += '{"sessionId":';
      if (typeof value_sessionId_24 !== "string") {
        if (value_sessionId_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_sessionId_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_sessionId_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_sessionId_24 instanceof RegExp) {
          json += asString(value_sessionId_24.source);
        } else {
          json += asString(value_sessionId_24.toString());
        }
      } else {
        json += asString(value_sessionId_24);
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_at_25 = obj["at"];
    if (value_at_25 !== void 0) {
      json += ',"at":';
      if (typeof value_at_25 !== "string") {
        if (value_at_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_25 instanceof RegExp) {
          json += asString(value_at_25.source);
        } else {
          json += asString(value_at_25.toString());
        }
      } else {
        json += asString(value_at_25);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_33 = false;
    const value_email_34 = obj["email"];
    if (value_email_34 !== void 0) {
      json += addComma_33 ? ',"email":' : (addComma_33 = true, '{"email":');
      if (value_email_34 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_email_34 !== "string") {
          if (value_email_34 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_email_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_34.toISOString() + JSON_STR_QUOTE;
          } else if (value_email_34 instanceof RegExp) {
            json += asString(value_email_34.source);
          } else {
            json += asString(value_email_34.toString());
          }
        } else {
          json += asString(value_email_34);
        }
      }
    }
    const value_phone_35 = obj["phone"];
    if (value_phone_35 !== void 0) {
      json += addComma_33 ? ',"phone":' : (addComma_33 = true, '{"phone":');
      if (value_phone_35 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_phone_35 !== "string") {
          if (value_phone_35 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_phone_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_35.toISOString() + JSON_STR_QUOTE;
          } else if (value_phone_35 instanceof RegExp) {
            json += asString(value_phone_35.source);
          } else {
            json += asString(value_phone_35.toString());
          }
        } else {
          json += asString(value_phone_35);
        }
      }
    }
    if (!addComma_33) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_37 = false;
    const value_firstName_38 = obj["firstName"];
    if (value_firstName_38 !== void 0) {
      json += addComma_37 ? ',"firstName":' : (addComma_37 = true, '{"firstName":');
      if (value_firstName_38 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_firstName_38 !== "string") {
          if (value_firstName_38 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_firstName_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_38.toISOString() + JSON_STR_QUOTE;
          } else if (value_firstName_38 instanceof RegExp) {
            json += asString(value_firstName_38.source);
          } else {
            json += asString(value_firstName_38.toString());
          }
        } else {
          json += asString(value_firstName_38);
        }
      }
    }
    const value_lastName_39 = obj["lastName"];
    if (value_lastName_39 !== void 0) {
      json += addComma_37 ? ',"lastName":' : (addComma_37 = true, '{"lastName":');
      if (value_lastName_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastName_39 !== "string") {
          if (value_lastName_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastName_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastName_39 instanceof RegExp) {
            json += asString(value_lastName_39.source);
          } else {
            json += asString(value_lastName_39.toString());
          }
        } else {
          json += asString(value_lastName_39);
        }
      }
    }
    const value_dateOfBirth_40 = obj["dateOfBirth"];
    if (value_dateOfBirth_40 !== void 0) {
      json += addComma_37 ? ',"dateOfBirth":' : (addComma_37 = true, '{"dateOfBirth":');
      if (value_dateOfBirth_40 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_dateOfBirth_40 !== "string") {
          if (value_dateOfBirth_40 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_dateOfBirth_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_dateOfBirth_40.toISOString() + JSON_STR_QUOTE;
          } else if (value_dateOfBirth_40 instanceof RegExp) {
            json += asString(value_dateOfBirth_40.source);
          } else {
            json += asString(value_dateOfBirth_40.toString());
          }
        } else {
          json += asString(value_dateOfBirth_40);
        }
      }
    }
    const value_nationality_41 = obj["nationality"];
    if (value_nationality_41 !== void 0) {
      json += addComma_37 ? ',"nationality":' : (addComma_37 = true, '{"nationality":');
      if (value_nationality_41 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nationality_41 !== "string") {
          if (value_nationality_41 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nationality_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_nationality_41.toISOString() + JSON_STR_QUOTE;
          } else if (value_nationality_41 instanceof RegExp) {
            json += asString(value_nationality_41.source);
          } else {
            json += asString(value_nationality_41.toString());
          }
        } else {
          json += asString(value_nationality_41);
        }
      }
    }
    const value_documentNumber_42 = obj["documentNumber"];
    if (value_documentNumber_42 !== void 0) {
      json += addComma_37 ? ',"documentNumber":' : (addComma_37 = true, '{"documentNumber":');
      if (value_documentNumber_42 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_documentNumber_42 !== "string") {
          if (value_documentNumber_42 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_documentNumber_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_documentNumber_42.toISOString() + JSON_STR_QUOTE;
          } else if (value_documentNumber_42 instanceof RegExp) {
            json += asString(value_documentNumber_42.source);
          } else {
            json += asString(value_documentNumber_42.toString());
          }
        } else {
          json += asString(value_documentNumber_42);
        }
      }
    }
    const value_address_43 = obj["address"];
    if (value_address_43 !== void 0) {
      json += addComma_37 ? ',"address":' : (addComma_37 = true, '{"address":');
      if (value_address_43 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_address_43 !== "string") {
          if (value_address_43 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_address_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_43.toISOString() + JSON_STR_QUOTE;
          } else if (value_address_43 instanceof RegExp) {
            json += asString(value_address_43.source);
          } else {
            json += asString(value_address_43.toString());
          }
        } else {
          json += asString(value_address_43);
        }
      }
    }
    if (!addComma_37) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous112(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DecisionOrNull#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous122(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_type_52 = obj["type"];
    if (value_type_52 !== void 0) {
      json += '{"type":';
      if (typeof value_type_52 !== "string") {
        if (value_type_52 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_52 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_52.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_52 instanceof RegExp) {
          json += asString(value_type_52.source);
        } else {
          json += asString(value_type_52.toString());
        }
      } else {
        json += asString(value_type_52);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_id_53 = obj["id"];
    if (value_id_53 !== void 0) {
      json += ',"id":';
      if (value_id_53 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_id_53 !== "string") {
          if (value_id_53 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_id_53 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_53.toISOString() + JSON_STR_QUOTE;
          } else if (value_id_53 instanceof RegExp) {
            json += asString(value_id_53.source);
          } else {
            json += asString(value_id_53.toString());
          }
        } else {
          json += asString(value_id_53);
        }
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_name_54 = obj["name"];
    if (value_name_54 !== void 0) {
      json += ',"name":';
      if (value_name_54 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_name_54 !== "string") {
          if (value_name_54 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_name_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_54.toISOString() + JSON_STR_QUOTE;
          } else if (value_name_54 instanceof RegExp) {
            json += asString(value_name_54.source);
          } else {
            json += asString(value_name_54.toString());
          }
        } else {
          json += asString(value_name_54);
        }
      }
    } else {
      throw new Error('"name" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_decision_46 = obj["decision"];
    if (value_decision_46 !== void 0) {
      json += '{"decision":';
      if (typeof value_decision_46 !== "string") {
        if (value_decision_46 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_decision_46 instanceof Date) {
          json += JSON_STR_QUOTE + value_decision_46.toISOString() + JSON_STR_QUOTE;
        } else if (value_decision_46 instanceof RegExp) {
          json += asString(value_decision_46.source);
        } else {
          json += asString(value_decision_46.toString());
        }
      } else {
        json += asString(value_decision_46);
      }
    } else {
      throw new Error('"decision" is required!');
    }
    const value_reason_47 = obj["reason"];
    if (value_reason_47 !== void 0) {
      json += ',"reason":';
      if (value_reason_47 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_reason_47 !== "string") {
          if (value_reason_47 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_reason_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_47.toISOString() + JSON_STR_QUOTE;
          } else if (value_reason_47 instanceof RegExp) {
            json += asString(value_reason_47.source);
          } else {
            json += asString(value_reason_47.toString());
          }
        } else {
          json += asString(value_reason_47);
        }
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_reasonCodes_48 = obj["reasonCodes"];
    if (value_reasonCodes_48 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous112(value_reasonCodes_48);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_comment_49 = obj["comment"];
    if (value_comment_49 !== void 0) {
      json += ',"comment":';
      if (value_comment_49 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_comment_49 !== "string") {
          if (value_comment_49 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_comment_49 instanceof Date) {
            json += JSON_STR_QUOTE + value_comment_49.toISOString() + JSON_STR_QUOTE;
          } else if (value_comment_49 instanceof RegExp) {
            json += asString(value_comment_49.source);
          } else {
            json += asString(value_comment_49.toString());
          }
        } else {
          json += asString(value_comment_49);
        }
      }
    } else {
      throw new Error('"comment" is required!');
    }
    const value_actor_50 = obj["actor"];
    if (value_actor_50 !== void 0) {
      json += ',"actor":';
      json += anonymous122(value_actor_50);
    } else {
      throw new Error('"actor" is required!');
    }
    const value_at_55 = obj["at"];
    if (value_at_55 !== void 0) {
      json += ',"at":';
      if (typeof value_at_55 !== "string") {
        if (value_at_55 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_55 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_55.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_55 instanceof RegExp) {
          json += asString(value_at_55.source);
        } else {
          json += asString(value_at_55.toString());
        }
      } else {
        json += asString(value_at_55);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous162(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_63 = obj["code"];
    if (value_code_63 !== void 0) {
      json += '{"code":';
      if (typeof value_code_63 !== "string") {
        if (value_code_63 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_63 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_63.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_63 instanceof RegExp) {
          json += asString(value_code_63.source);
        } else {
          json += asString(value_code_63.toString());
        }
      } else {
        json += asString(value_code_63);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_64 = obj["severity"];
    if (value_severity_64 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_64 !== "string") {
        if (value_severity_64 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_64 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_64.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_64 instanceof RegExp) {
          json += asString(value_severity_64.source);
        } else {
          json += asString(value_severity_64.toString());
        }
      } else {
        json += asString(value_severity_64);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_65 = obj["message"];
    if (value_message_65 !== void 0) {
      json += ',"message":';
      if (typeof value_message_65 !== "string") {
        if (value_message_65 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_65 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_65.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_65 instanceof RegExp) {
          json += asString(value_message_65.source);
        } else {
          json += asString(value_message_65.toString());
        }
      } else {
        json += asString(value_message_65);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous152(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CheckSummary#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous162(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous162(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous182(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_purpose_69 = obj["purpose"];
    if (value_purpose_69 !== void 0) {
      json += '{"purpose":';
      if (typeof value_purpose_69 !== "string") {
        if (value_purpose_69 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_purpose_69 instanceof Date) {
          json += JSON_STR_QUOTE + value_purpose_69.toISOString() + JSON_STR_QUOTE;
        } else if (value_purpose_69 instanceof RegExp) {
          json += asString(value_purpose_69.source);
        } else {
          json += asString(value_purpose_69.toString());
        }
      } else {
        json += asString(value_purpose_69);
      }
    } else {
      throw new Error('"purpose" is required!');
    }
    const value_url_70 = obj["url"];
    if (value_url_70 !== void 0) {
      json += ',"url":';
      if (typeof value_url_70 !== "string") {
        if (value_url_70 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_70 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_70.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_70 instanceof RegExp) {
          json += asString(value_url_70.source);
        } else {
          json += asString(value_url_70.toString());
        }
      } else {
        json += asString(value_url_70);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_expiresAt_71 = obj["expiresAt"];
    if (value_expiresAt_71 !== void 0) {
      json += ',"expiresAt":';
      if (typeof value_expiresAt_71 !== "string") {
        if (value_expiresAt_71 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_expiresAt_71 instanceof Date) {
          json += JSON_STR_QUOTE + value_expiresAt_71.toISOString() + JSON_STR_QUOTE;
        } else if (value_expiresAt_71 instanceof RegExp) {
          json += asString(value_expiresAt_71.source);
        } else {
          json += asString(value_expiresAt_71.toString());
        }
      } else {
        json += asString(value_expiresAt_71);
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous172(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CheckSummary#/properties/images' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous182(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous182(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous142(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_58 = obj["id"];
    if (value_id_58 !== void 0) {
      json += '{"id":';
      if (typeof value_id_58 !== "string") {
        if (value_id_58 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_58 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_58.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_58 instanceof RegExp) {
          json += asString(value_id_58.source);
        } else {
          json += asString(value_id_58.toString());
        }
      } else {
        json += asString(value_id_58);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_type_59 = obj["type"];
    if (value_type_59 !== void 0) {
      json += ',"type":';
      if (typeof value_type_59 !== "string") {
        if (value_type_59 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_59 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_59.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_59 instanceof RegExp) {
          json += asString(value_type_59.source);
        } else {
          json += asString(value_type_59.toString());
        }
      } else {
        json += asString(value_type_59);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_60 = obj["status"];
    if (value_status_60 !== void 0) {
      json += ',"status":';
      if (typeof value_status_60 !== "string") {
        if (value_status_60 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_60 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_60.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_60 instanceof RegExp) {
          json += asString(value_status_60.source);
        } else {
          json += asString(value_status_60.toString());
        }
      } else {
        json += asString(value_status_60);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_warnings_61 = obj["warnings"];
    if (value_warnings_61 !== void 0) {
      json += ',"warnings":';
      json += anonymous152(value_warnings_61);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_createdAt_66 = obj["createdAt"];
    if (value_createdAt_66 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_66 !== "string") {
        if (value_createdAt_66 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_66 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_66.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_66 instanceof RegExp) {
          json += asString(value_createdAt_66.source);
        } else {
          json += asString(value_createdAt_66.toString());
        }
      } else {
        json += asString(value_createdAt_66);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_images_67 = obj["images"];
    if (value_images_67 !== void 0) {
      json += ',"images":';
      json += anonymous172(value_images_67);
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous132(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous142(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous142(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous202(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_from_74 = obj["from"];
    if (value_from_74 !== void 0) {
      json += '{"from":';
      if (value_from_74 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_from_74 !== "string") {
          if (value_from_74 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_from_74 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_74.toISOString() + JSON_STR_QUOTE;
          } else if (value_from_74 instanceof RegExp) {
            json += asString(value_from_74.source);
          } else {
            json += asString(value_from_74.toString());
          }
        } else {
          json += asString(value_from_74);
        }
      }
    } else {
      throw new Error('"from" is required!');
    }
    const value_to_75 = obj["to"];
    if (value_to_75 !== void 0) {
      json += ',"to":';
      if (typeof value_to_75 !== "string") {
        if (value_to_75 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_to_75 instanceof Date) {
          json += JSON_STR_QUOTE + value_to_75.toISOString() + JSON_STR_QUOTE;
        } else if (value_to_75 instanceof RegExp) {
          json += asString(value_to_75.source);
        } else {
          json += asString(value_to_75.toString());
        }
      } else {
        json += asString(value_to_75);
      }
    } else {
      throw new Error('"to" is required!');
    }
    const value_actor_76 = obj["actor"];
    if (value_actor_76 !== void 0) {
      json += ',"actor":';
      json += anonymous122(value_actor_76);
    } else {
      throw new Error('"actor" is required!');
    }
    const value_reason_77 = obj["reason"];
    if (value_reason_77 !== void 0) {
      json += ',"reason":';
      if (value_reason_77 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_reason_77 !== "string") {
          if (value_reason_77 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_reason_77 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_77.toISOString() + JSON_STR_QUOTE;
          } else if (value_reason_77 instanceof RegExp) {
            json += asString(value_reason_77.source);
          } else {
            json += asString(value_reason_77.toString());
          }
        } else {
          json += asString(value_reason_77);
        }
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_at_78 = obj["at"];
    if (value_at_78 !== void 0) {
      json += ',"at":';
      if (typeof value_at_78 !== "string") {
        if (value_at_78 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_78 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_78.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_78 instanceof RegExp) {
          json += asString(value_at_78.source);
        } else {
          json += asString(value_at_78.toString());
        }
      } else {
        json += asString(value_at_78);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous192(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/history' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous202(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous202(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_7 = obj["features"];
    if (value_features_7 !== void 0) {
      json += ',"features":';
      json += anonymous210(value_features_7);
    } else {
      throw new Error('"features" is required!');
    }
    const value_steps_8 = obj["steps"];
    if (value_steps_8 !== void 0) {
      json += ',"steps":';
      json += anonymous310(value_steps_8);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_workflowId_13 = obj["workflowId"];
    if (value_workflowId_13 !== void 0) {
      json += ',"workflowId":';
      if (typeof value_workflowId_13 !== "string") {
        if (value_workflowId_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_workflowId_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_workflowId_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_workflowId_13 instanceof RegExp) {
          json += asString(value_workflowId_13.source);
        } else {
          json += asString(value_workflowId_13.toString());
        }
      } else {
        json += asString(value_workflowId_13);
      }
    } else {
      throw new Error('"workflowId" is required!');
    }
    const value_workflowVersion_14 = obj["workflowVersion"];
    if (value_workflowVersion_14 !== void 0) {
      json += ',"workflowVersion":';
      json += asInteger(value_workflowVersion_14);
    } else {
      throw new Error('"workflowVersion" is required!');
    }
    const value_externalId_15 = obj["externalId"];
    if (value_externalId_15 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_15 !== "string") {
          if (value_externalId_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_15 instanceof RegExp) {
            json += asString(value_externalId_15.source);
          } else {
            json += asString(value_externalId_15.toString());
          }
        } else {
          json += asString(value_externalId_15);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_callbackUrl_16 = obj["callbackUrl"];
    if (value_callbackUrl_16 !== void 0) {
      json += ',"callbackUrl":';
      if (value_callbackUrl_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_callbackUrl_16 !== "string") {
          if (value_callbackUrl_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_callbackUrl_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_callbackUrl_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_callbackUrl_16 instanceof RegExp) {
            json += asString(value_callbackUrl_16.source);
          } else {
            json += asString(value_callbackUrl_16.toString());
          }
        } else {
          json += asString(value_callbackUrl_16);
        }
      }
    } else {
      throw new Error('"callbackUrl" is required!');
    }
    const value_metadata_17 = obj["metadata"];
    if (value_metadata_17 !== void 0) {
      json += ',"metadata":';
      json += anonymous52(value_metadata_17);
    } else {
      throw new Error('"metadata" is required!');
    }
    const value_language_19 = obj["language"];
    if (value_language_19 !== void 0) {
      json += ',"language":';
      if (value_language_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_language_19 !== "string") {
          if (value_language_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_language_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_language_19 instanceof RegExp) {
            json += asString(value_language_19.source);
          } else {
            json += asString(value_language_19.toString());
          }
        } else {
          json += asString(value_language_19);
        }
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_country_20 = obj["country"];
    if (value_country_20 !== void 0) {
      json += ',"country":';
      if (value_country_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_country_20 !== "string") {
          if (value_country_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_country_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_country_20 instanceof RegExp) {
            json += asString(value_country_20.source);
          } else {
            json += asString(value_country_20.toString());
          }
        } else {
          json += asString(value_country_20);
        }
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_reasonCodes_21 = obj["reasonCodes"];
    if (value_reasonCodes_21 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous62(value_reasonCodes_21);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_importedFrom_22 = obj["importedFrom"];
    if (value_importedFrom_22 !== void 0) {
      json += ',"importedFrom":';
      if (value_importedFrom_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous72(value_importedFrom_22);
      }
    } else {
      throw new Error('"importedFrom" is required!');
    }
    const value_version_26 = obj["version"];
    if (value_version_26 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_26);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_27 = obj["createdAt"];
    if (value_createdAt_27 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_27 !== "string") {
        if (value_createdAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_27 instanceof RegExp) {
          json += asString(value_createdAt_27.source);
        } else {
          json += asString(value_createdAt_27.toString());
        }
      } else {
        json += asString(value_createdAt_27);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_28 = obj["updatedAt"];
    if (value_updatedAt_28 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_28 !== "string") {
        if (value_updatedAt_28 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_28 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_28.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_28 instanceof RegExp) {
          json += asString(value_updatedAt_28.source);
        } else {
          json += asString(value_updatedAt_28.toString());
        }
      } else {
        json += asString(value_updatedAt_28);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_startedAt_29 = obj["startedAt"];
    if (value_startedAt_29 !== void 0) {
      json += ',"startedAt":';
      if (value_startedAt_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_startedAt_29 !== "string") {
          if (value_startedAt_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_startedAt_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_startedAt_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_startedAt_29 instanceof RegExp) {
            json += asString(value_startedAt_29.source);
          } else {
            json += asString(value_startedAt_29.toString());
          }
        } else {
          json += asString(value_startedAt_29);
        }
      }
    } else {
      throw new Error('"startedAt" is required!');
    }
    const value_completedAt_30 = obj["completedAt"];
    if (value_completedAt_30 !== void 0) {
      json += ',"completedAt":';
      if (value_completedAt_30 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_completedAt_30 !== "string") {
          if (value_completedAt_30 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_completedAt_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_completedAt_30.toISOString() + JSON_STR_QUOTE;
          } else if (value_completedAt_30 instanceof RegExp) {
            json += asString(value_completedAt_30.source);
          } else {
            json += asString(value_completedAt_30.toString());
          }
        } else {
          json += asString(value_completedAt_30);
        }
      }
    } else {
      throw new Error('"completedAt" is required!');
    }
    const value_expiresAt_31 = obj["expiresAt"];
    if (value_expiresAt_31 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_31 !== "string") {
          if (value_expiresAt_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_31 instanceof RegExp) {
            json += asString(value_expiresAt_31.source);
          } else {
            json += asString(value_expiresAt_31.toString());
          }
        } else {
          json += asString(value_expiresAt_31);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    const value_contact_32 = obj["contact"];
    if (value_contact_32 !== void 0) {
      json += ',"contact":';
      json += anonymous82(value_contact_32);
    } else {
      throw new Error('"contact" is required!');
    }
    const value_expected_36 = obj["expected"];
    if (value_expected_36 !== void 0) {
      json += ',"expected":';
      json += anonymous92(value_expected_36);
    } else {
      throw new Error('"expected" is required!');
    }
    const value_decision_44 = obj["decision"];
    if (value_decision_44 !== void 0) {
      json += ',"decision":';
      if (value_decision_44 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous102(value_decision_44);
      }
    } else {
      throw new Error('"decision" is required!');
    }
    const value_checks_56 = obj["checks"];
    if (value_checks_56 !== void 0) {
      json += ',"checks":';
      json += anonymous132(value_checks_56);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_history_72 = obj["history"];
    if (value_history_72 !== void 0) {
      json += ',"history":';
      json += anonymous192(value_history_72);
    } else {
      throw new Error('"history" is required!');
    }
    const value_url_79 = obj["url"];
    if (value_url_79 !== void 0) {
      json += ',"url":';
      if (value_url_79 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_url_79 !== "string") {
          if (value_url_79 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_url_79 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_79.toISOString() + JSON_STR_QUOTE;
          } else if (value_url_79 instanceof RegExp) {
            json += asString(value_url_79.source);
          } else {
            json += asString(value_url_79.toString());
          }
        } else {
          json += asString(value_url_79);
        }
      }
    }
    const value_clientToken_80 = obj["clientToken"];
    if (value_clientToken_80 !== void 0) {
      json += ',"clientToken":';
      if (value_clientToken_80 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_clientToken_80 !== "string") {
          if (value_clientToken_80 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_clientToken_80 instanceof Date) {
            json += JSON_STR_QUOTE + value_clientToken_80.toISOString() + JSON_STR_QUOTE;
          } else if (value_clientToken_80 instanceof RegExp) {
            json += asString(value_clientToken_80.source);
          } else {
            json += asString(value_clientToken_80.toString());
          }
        } else {
          json += asString(value_clientToken_80);
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
    const value_session_2 = obj["session"];
    if (value_session_2 !== void 0) {
      json += ',"session":';
      json += anonymous1(value_session_2);
    } else {
      throw new Error('"session" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator36, serializer36);
var getSession_default = write36;

// notaria:deleteSession
var Serializer37 = require_serializer();
var serializerState37 = { "mode": "standalone", "inlineValidators": true };
var serializer37 = Serializer37.restoreFromState(serializerState37);
var validator37 = null;
var write37 = (function anonymous37(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      json += '"deleted"';
    } else {
      throw new Error('"status" is required!');
    }
    const value_deletedAt_6 = obj["deletedAt"];
    if (value_deletedAt_6 !== void 0) {
      json += ',"deletedAt":';
      if (typeof value_deletedAt_6 !== "string") {
        if (value_deletedAt_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_deletedAt_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_deletedAt_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_deletedAt_6 instanceof RegExp) {
          json += asString(value_deletedAt_6.source);
        } else {
          json += asString(value_deletedAt_6.toString());
        }
      } else {
        json += asString(value_deletedAt_6);
      }
    } else {
      throw new Error('"deletedAt" is required!');
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
    const value_session_2 = obj["session"];
    if (value_session_2 !== void 0) {
      json += ',"session":';
      json += anonymous1(value_session_2);
    } else {
      throw new Error('"session" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator37, serializer37);
var deleteSession_default = write37;

// notaria:decideSession
var Serializer38 = require_serializer();
var serializerState38 = { "mode": "standalone", "inlineValidators": true };
var serializer38 = Serializer38.restoreFromState(serializerState38);
var validator38 = null;
var write38 = (function anonymous38(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Features#' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_feature_10 = obj["feature"];
    if (value_feature_10 !== void 0) {
      json += '{"feature":';
      if (typeof value_feature_10 !== "string") {
        if (value_feature_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_feature_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_feature_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_feature_10 instanceof RegExp) {
          json += asString(value_feature_10.source);
        } else {
          json += asString(value_feature_10.toString());
        }
      } else {
        json += asString(value_feature_10);
      }
    } else {
      throw new Error('"feature" is required!');
    }
    const value_status_11 = obj["status"];
    if (value_status_11 !== void 0) {
      json += ',"status":';
      if (typeof value_status_11 !== "string") {
        if (value_status_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_11 instanceof RegExp) {
          json += asString(value_status_11.source);
        } else {
          json += asString(value_status_11.toString());
        }
      } else {
        json += asString(value_status_11);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_attempts_12 = obj["attempts"];
    if (value_attempts_12 !== void 0) {
      json += ',"attempts":';
      json += asInteger(value_attempts_12);
    } else {
      throw new Error('"attempts" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/steps' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_18 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_18 ? JSON_STR_COMMA : (addComma_18 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_18) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous62(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous72(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_sessionId_24 = obj["sessionId"];
    if (value_sessionId_24 !== void 0) {
      json += '{"sessionId":';
      if (typeof value_sessionId_24 !== "string") {
        if (value_sessionId_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_sessionId_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_sessionId_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_sessionId_24 instanceof RegExp) {
          json += asString(value_sessionId_24.source);
        } else {
          json += asString(value_sessionId_24.toString());
        }
      } else {
        json += asString(value_sessionId_24);
      }
    } else {
      throw new Error('"sessionId" is required!');
    }
    const value_at_25 = obj["at"];
    if (value_at_25 !== void 0) {
      json += ',"at":';
      if (typeof value_at_25 !== "string") {
        if (value_at_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_25 instanceof RegExp) {
          json += asString(value_at_25.source);
        } else {
          json += asString(value_at_25.toString());
        }
      } else {
        json += asString(value_at_25);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous82(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_33 = false;
    const value_email_34 = obj["email"];
    if (value_email_34 !== void 0) {
      json += addComma_33 ? ',"email":' : (addComma_33 = true, '{"email":');
      if (value_email_34 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_email_34 !== "string") {
          if (value_email_34 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_email_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_34.toISOString() + JSON_STR_QUOTE;
          } else if (value_email_34 instanceof RegExp) {
            json += asString(value_email_34.source);
          } else {
            json += asString(value_email_34.toString());
          }
        } else {
          json += asString(value_email_34);
        }
      }
    }
    const value_phone_35 = obj["phone"];
    if (value_phone_35 !== void 0) {
      json += addComma_33 ? ',"phone":' : (addComma_33 = true, '{"phone":');
      if (value_phone_35 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_phone_35 !== "string") {
          if (value_phone_35 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_phone_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_35.toISOString() + JSON_STR_QUOTE;
          } else if (value_phone_35 instanceof RegExp) {
            json += asString(value_phone_35.source);
          } else {
            json += asString(value_phone_35.toString());
          }
        } else {
          json += asString(value_phone_35);
        }
      }
    }
    if (!addComma_33) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous92(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_37 = false;
    const value_firstName_38 = obj["firstName"];
    if (value_firstName_38 !== void 0) {
      json += addComma_37 ? ',"firstName":' : (addComma_37 = true, '{"firstName":');
      if (value_firstName_38 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_firstName_38 !== "string") {
          if (value_firstName_38 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_firstName_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_38.toISOString() + JSON_STR_QUOTE;
          } else if (value_firstName_38 instanceof RegExp) {
            json += asString(value_firstName_38.source);
          } else {
            json += asString(value_firstName_38.toString());
          }
        } else {
          json += asString(value_firstName_38);
        }
      }
    }
    const value_lastName_39 = obj["lastName"];
    if (value_lastName_39 !== void 0) {
      json += addComma_37 ? ',"lastName":' : (addComma_37 = true, '{"lastName":');
      if (value_lastName_39 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastName_39 !== "string") {
          if (value_lastName_39 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastName_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_39.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastName_39 instanceof RegExp) {
            json += asString(value_lastName_39.source);
          } else {
            json += asString(value_lastName_39.toString());
          }
        } else {
          json += asString(value_lastName_39);
        }
      }
    }
    const value_dateOfBirth_40 = obj["dateOfBirth"];
    if (value_dateOfBirth_40 !== void 0) {
      json += addComma_37 ? ',"dateOfBirth":' : (addComma_37 = true, '{"dateOfBirth":');
      if (value_dateOfBirth_40 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_dateOfBirth_40 !== "string") {
          if (value_dateOfBirth_40 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_dateOfBirth_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_dateOfBirth_40.toISOString() + JSON_STR_QUOTE;
          } else if (value_dateOfBirth_40 instanceof RegExp) {
            json += asString(value_dateOfBirth_40.source);
          } else {
            json += asString(value_dateOfBirth_40.toString());
          }
        } else {
          json += asString(value_dateOfBirth_40);
        }
      }
    }
    const value_nationality_41 = obj["nationality"];
    if (value_nationality_41 !== void 0) {
      json += addComma_37 ? ',"nationality":' : (addComma_37 = true, '{"nationality":');
      if (value_nationality_41 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nationality_41 !== "string") {
          if (value_nationality_41 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nationality_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_nationality_41.toISOString() + JSON_STR_QUOTE;
          } else if (value_nationality_41 instanceof RegExp) {
            json += asString(value_nationality_41.source);
          } else {
            json += asString(value_nationality_41.toString());
          }
        } else {
          json += asString(value_nationality_41);
        }
      }
    }
    const value_documentNumber_42 = obj["documentNumber"];
    if (value_documentNumber_42 !== void 0) {
      json += addComma_37 ? ',"documentNumber":' : (addComma_37 = true, '{"documentNumber":');
      if (value_documentNumber_42 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_documentNumber_42 !== "string") {
          if (value_documentNumber_42 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_documentNumber_42 instanceof Date) {
            json += JSON_STR_QUOTE + value_documentNumber_42.toISOString() + JSON_STR_QUOTE;
          } else if (value_documentNumber_42 instanceof RegExp) {
            json += asString(value_documentNumber_42.source);
          } else {
            json += asString(value_documentNumber_42.toString());
          }
        } else {
          json += asString(value_documentNumber_42);
        }
      }
    }
    const value_address_43 = obj["address"];
    if (value_address_43 !== void 0) {
      json += addComma_37 ? ',"address":' : (addComma_37 = true, '{"address":');
      if (value_address_43 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_address_43 !== "string") {
          if (value_address_43 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_address_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_43.toISOString() + JSON_STR_QUOTE;
          } else if (value_address_43 instanceof RegExp) {
            json += asString(value_address_43.source);
          } else {
            json += asString(value_address_43.toString());
          }
        } else {
          json += asString(value_address_43);
        }
      }
    }
    if (!addComma_37) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous112(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DecisionOrNull#/properties/reasonCodes' does not match schema definition.");
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
  function anonymous122(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_type_52 = obj["type"];
    if (value_type_52 !== void 0) {
      json += '{"type":';
      if (typeof value_type_52 !== "string") {
        if (value_type_52 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_52 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_52.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_52 instanceof RegExp) {
          json += asString(value_type_52.source);
        } else {
          json += asString(value_type_52.toString());
        }
      } else {
        json += asString(value_type_52);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_id_53 = obj["id"];
    if (value_id_53 !== void 0) {
      json += ',"id":';
      if (value_id_53 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_id_53 !== "string") {
          if (value_id_53 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_id_53 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_53.toISOString() + JSON_STR_QUOTE;
          } else if (value_id_53 instanceof RegExp) {
            json += asString(value_id_53.source);
          } else {
            json += asString(value_id_53.toString());
          }
        } else {
          json += asString(value_id_53);
        }
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_name_54 = obj["name"];
    if (value_name_54 !== void 0) {
      json += ',"name":';
      if (value_name_54 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_name_54 !== "string") {
          if (value_name_54 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_name_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_54.toISOString() + JSON_STR_QUOTE;
          } else if (value_name_54 instanceof RegExp) {
            json += asString(value_name_54.source);
          } else {
            json += asString(value_name_54.toString());
          }
        } else {
          json += asString(value_name_54);
        }
      }
    } else {
      throw new Error('"name" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous102(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_NULL;
    let json = "";
    const value_decision_46 = obj["decision"];
    if (value_decision_46 !== void 0) {
      json += '{"decision":';
      if (typeof value_decision_46 !== "string") {
        if (value_decision_46 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_decision_46 instanceof Date) {
          json += JSON_STR_QUOTE + value_decision_46.toISOString() + JSON_STR_QUOTE;
        } else if (value_decision_46 instanceof RegExp) {
          json += asString(value_decision_46.source);
        } else {
          json += asString(value_decision_46.toString());
        }
      } else {
        json += asString(value_decision_46);
      }
    } else {
      throw new Error('"decision" is required!');
    }
    const value_reason_47 = obj["reason"];
    if (value_reason_47 !== void 0) {
      json += ',"reason":';
      if (value_reason_47 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_reason_47 !== "string") {
          if (value_reason_47 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_reason_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_47.toISOString() + JSON_STR_QUOTE;
          } else if (value_reason_47 instanceof RegExp) {
            json += asString(value_reason_47.source);
          } else {
            json += asString(value_reason_47.toString());
          }
        } else {
          json += asString(value_reason_47);
        }
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_reasonCodes_48 = obj["reasonCodes"];
    if (value_reasonCodes_48 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous112(value_reasonCodes_48);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_comment_49 = obj["comment"];
    if (value_comment_49 !== void 0) {
      json += ',"comment":';
      if (value_comment_49 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_comment_49 !== "string") {
          if (value_comment_49 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_comment_49 instanceof Date) {
            json += JSON_STR_QUOTE + value_comment_49.toISOString() + JSON_STR_QUOTE;
          } else if (value_comment_49 instanceof RegExp) {
            json += asString(value_comment_49.source);
          } else {
            json += asString(value_comment_49.toString());
          }
        } else {
          json += asString(value_comment_49);
        }
      }
    } else {
      throw new Error('"comment" is required!');
    }
    const value_actor_50 = obj["actor"];
    if (value_actor_50 !== void 0) {
      json += ',"actor":';
      json += anonymous122(value_actor_50);
    } else {
      throw new Error('"actor" is required!');
    }
    const value_at_55 = obj["at"];
    if (value_at_55 !== void 0) {
      json += ',"at":';
      if (typeof value_at_55 !== "string") {
        if (value_at_55 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_55 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_55.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_55 instanceof RegExp) {
          json += asString(value_at_55.source);
        } else {
          json += asString(value_at_55.toString());
        }
      } else {
        json += asString(value_at_55);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous162(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_code_63 = obj["code"];
    if (value_code_63 !== void 0) {
      json += '{"code":';
      if (typeof value_code_63 !== "string") {
        if (value_code_63 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_code_63 instanceof Date) {
          json += JSON_STR_QUOTE + value_code_63.toISOString() + JSON_STR_QUOTE;
        } else if (value_code_63 instanceof RegExp) {
          json += asString(value_code_63.source);
        } else {
          json += asString(value_code_63.toString());
        }
      } else {
        json += asString(value_code_63);
      }
    } else {
      throw new Error('"code" is required!');
    }
    const value_severity_64 = obj["severity"];
    if (value_severity_64 !== void 0) {
      json += ',"severity":';
      if (typeof value_severity_64 !== "string") {
        if (value_severity_64 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_severity_64 instanceof Date) {
          json += JSON_STR_QUOTE + value_severity_64.toISOString() + JSON_STR_QUOTE;
        } else if (value_severity_64 instanceof RegExp) {
          json += asString(value_severity_64.source);
        } else {
          json += asString(value_severity_64.toString());
        }
      } else {
        json += asString(value_severity_64);
      }
    } else {
      throw new Error('"severity" is required!');
    }
    const value_message_65 = obj["message"];
    if (value_message_65 !== void 0) {
      json += ',"message":';
      if (typeof value_message_65 !== "string") {
        if (value_message_65 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_message_65 instanceof Date) {
          json += JSON_STR_QUOTE + value_message_65.toISOString() + JSON_STR_QUOTE;
        } else if (value_message_65 instanceof RegExp) {
          json += asString(value_message_65.source);
        } else {
          json += asString(value_message_65.toString());
        }
      } else {
        json += asString(value_message_65);
      }
    } else {
      throw new Error('"message" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous152(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CheckSummary#/properties/warnings' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous162(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous162(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous182(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_purpose_69 = obj["purpose"];
    if (value_purpose_69 !== void 0) {
      json += '{"purpose":';
      if (typeof value_purpose_69 !== "string") {
        if (value_purpose_69 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_purpose_69 instanceof Date) {
          json += JSON_STR_QUOTE + value_purpose_69.toISOString() + JSON_STR_QUOTE;
        } else if (value_purpose_69 instanceof RegExp) {
          json += asString(value_purpose_69.source);
        } else {
          json += asString(value_purpose_69.toString());
        }
      } else {
        json += asString(value_purpose_69);
      }
    } else {
      throw new Error('"purpose" is required!');
    }
    const value_url_70 = obj["url"];
    if (value_url_70 !== void 0) {
      json += ',"url":';
      if (typeof value_url_70 !== "string") {
        if (value_url_70 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_70 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_70.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_70 instanceof RegExp) {
          json += asString(value_url_70.source);
        } else {
          json += asString(value_url_70.toString());
        }
      } else {
        json += asString(value_url_70);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_expiresAt_71 = obj["expiresAt"];
    if (value_expiresAt_71 !== void 0) {
      json += ',"expiresAt":';
      if (typeof value_expiresAt_71 !== "string") {
        if (value_expiresAt_71 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_expiresAt_71 instanceof Date) {
          json += JSON_STR_QUOTE + value_expiresAt_71.toISOString() + JSON_STR_QUOTE;
        } else if (value_expiresAt_71 instanceof RegExp) {
          json += asString(value_expiresAt_71.source);
        } else {
          json += asString(value_expiresAt_71.toString());
        }
      } else {
        json += asString(value_expiresAt_71);
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous172(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CheckSummary#/properties/images' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous182(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous182(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous142(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_58 = obj["id"];
    if (value_id_58 !== void 0) {
      json += '{"id":';
      if (typeof value_id_58 !== "string") {
        if (value_id_58 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_58 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_58.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_58 instanceof RegExp) {
          json += asString(value_id_58.source);
        } else {
          json += asString(value_id_58.toString());
        }
      } else {
        json += asString(value_id_58);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_type_59 = obj["type"];
    if (value_type_59 !== void 0) {
      json += ',"type":';
      if (typeof value_type_59 !== "string") {
        if (value_type_59 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_type_59 instanceof Date) {
          json += JSON_STR_QUOTE + value_type_59.toISOString() + JSON_STR_QUOTE;
        } else if (value_type_59 instanceof RegExp) {
          json += asString(value_type_59.source);
        } else {
          json += asString(value_type_59.toString());
        }
      } else {
        json += asString(value_type_59);
      }
    } else {
      throw new Error('"type" is required!');
    }
    const value_status_60 = obj["status"];
    if (value_status_60 !== void 0) {
      json += ',"status":';
      if (typeof value_status_60 !== "string") {
        if (value_status_60 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_60 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_60.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_60 instanceof RegExp) {
          json += asString(value_status_60.source);
        } else {
          json += asString(value_status_60.toString());
        }
      } else {
        json += asString(value_status_60);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_warnings_61 = obj["warnings"];
    if (value_warnings_61 !== void 0) {
      json += ',"warnings":';
      json += anonymous152(value_warnings_61);
    } else {
      throw new Error('"warnings" is required!');
    }
    const value_createdAt_66 = obj["createdAt"];
    if (value_createdAt_66 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_66 !== "string") {
        if (value_createdAt_66 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_66 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_66.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_66 instanceof RegExp) {
          json += asString(value_createdAt_66.source);
        } else {
          json += asString(value_createdAt_66.toString());
        }
      } else {
        json += asString(value_createdAt_66);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_images_67 = obj["images"];
    if (value_images_67 !== void 0) {
      json += ',"images":';
      json += anonymous172(value_images_67);
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous132(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/checks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous142(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous142(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous202(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_from_74 = obj["from"];
    if (value_from_74 !== void 0) {
      json += '{"from":';
      if (value_from_74 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_from_74 !== "string") {
          if (value_from_74 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_from_74 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_74.toISOString() + JSON_STR_QUOTE;
          } else if (value_from_74 instanceof RegExp) {
            json += asString(value_from_74.source);
          } else {
            json += asString(value_from_74.toString());
          }
        } else {
          json += asString(value_from_74);
        }
      }
    } else {
      throw new Error('"from" is required!');
    }
    const value_to_75 = obj["to"];
    if (value_to_75 !== void 0) {
      json += ',"to":';
      if (typeof value_to_75 !== "string") {
        if (value_to_75 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_to_75 instanceof Date) {
          json += JSON_STR_QUOTE + value_to_75.toISOString() + JSON_STR_QUOTE;
        } else if (value_to_75 instanceof RegExp) {
          json += asString(value_to_75.source);
        } else {
          json += asString(value_to_75.toString());
        }
      } else {
        json += asString(value_to_75);
      }
    } else {
      throw new Error('"to" is required!');
    }
    const value_actor_76 = obj["actor"];
    if (value_actor_76 !== void 0) {
      json += ',"actor":';
      json += anonymous122(value_actor_76);
    } else {
      throw new Error('"actor" is required!');
    }
    const value_reason_77 = obj["reason"];
    if (value_reason_77 !== void 0) {
      json += ',"reason":';
      if (value_reason_77 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_reason_77 !== "string") {
          if (value_reason_77 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_reason_77 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_77.toISOString() + JSON_STR_QUOTE;
          } else if (value_reason_77 instanceof RegExp) {
            json += asString(value_reason_77.source);
          } else {
            json += asString(value_reason_77.toString());
          }
        } else {
          json += asString(value_reason_77);
        }
      }
    } else {
      throw new Error('"reason" is required!');
    }
    const value_at_78 = obj["at"];
    if (value_at_78 !== void 0) {
      json += ',"at":';
      if (typeof value_at_78 !== "string") {
        if (value_at_78 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_78 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_78.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_78 instanceof RegExp) {
          json += asString(value_at_78.source);
        } else {
          json += asString(value_at_78.toString());
        }
      } else {
        json += asString(value_at_78);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous192(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Session#/properties/history' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous202(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous202(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_status_5 = obj["status"];
    if (value_status_5 !== void 0) {
      json += ',"status":';
      if (typeof value_status_5 !== "string") {
        if (value_status_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_5 instanceof RegExp) {
          json += asString(value_status_5.source);
        } else {
          json += asString(value_status_5.toString());
        }
      } else {
        json += asString(value_status_5);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_environment_6 = obj["environment"];
    if (value_environment_6 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_6 !== "string") {
        if (value_environment_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_6 instanceof RegExp) {
          json += asString(value_environment_6.source);
        } else {
          json += asString(value_environment_6.toString());
        }
      } else {
        json += asString(value_environment_6);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_features_7 = obj["features"];
    if (value_features_7 !== void 0) {
      json += ',"features":';
      json += anonymous210(value_features_7);
    } else {
      throw new Error('"features" is required!');
    }
    const value_steps_8 = obj["steps"];
    if (value_steps_8 !== void 0) {
      json += ',"steps":';
      json += anonymous310(value_steps_8);
    } else {
      throw new Error('"steps" is required!');
    }
    const value_workflowId_13 = obj["workflowId"];
    if (value_workflowId_13 !== void 0) {
      json += ',"workflowId":';
      if (typeof value_workflowId_13 !== "string") {
        if (value_workflowId_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_workflowId_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_workflowId_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_workflowId_13 instanceof RegExp) {
          json += asString(value_workflowId_13.source);
        } else {
          json += asString(value_workflowId_13.toString());
        }
      } else {
        json += asString(value_workflowId_13);
      }
    } else {
      throw new Error('"workflowId" is required!');
    }
    const value_workflowVersion_14 = obj["workflowVersion"];
    if (value_workflowVersion_14 !== void 0) {
      json += ',"workflowVersion":';
      json += asInteger(value_workflowVersion_14);
    } else {
      throw new Error('"workflowVersion" is required!');
    }
    const value_externalId_15 = obj["externalId"];
    if (value_externalId_15 !== void 0) {
      json += ',"externalId":';
      if (value_externalId_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_externalId_15 !== "string") {
          if (value_externalId_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_externalId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_externalId_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_externalId_15 instanceof RegExp) {
            json += asString(value_externalId_15.source);
          } else {
            json += asString(value_externalId_15.toString());
          }
        } else {
          json += asString(value_externalId_15);
        }
      }
    } else {
      throw new Error('"externalId" is required!');
    }
    const value_callbackUrl_16 = obj["callbackUrl"];
    if (value_callbackUrl_16 !== void 0) {
      json += ',"callbackUrl":';
      if (value_callbackUrl_16 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_callbackUrl_16 !== "string") {
          if (value_callbackUrl_16 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_callbackUrl_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_callbackUrl_16.toISOString() + JSON_STR_QUOTE;
          } else if (value_callbackUrl_16 instanceof RegExp) {
            json += asString(value_callbackUrl_16.source);
          } else {
            json += asString(value_callbackUrl_16.toString());
          }
        } else {
          json += asString(value_callbackUrl_16);
        }
      }
    } else {
      throw new Error('"callbackUrl" is required!');
    }
    const value_metadata_17 = obj["metadata"];
    if (value_metadata_17 !== void 0) {
      json += ',"metadata":';
      json += anonymous52(value_metadata_17);
    } else {
      throw new Error('"metadata" is required!');
    }
    const value_language_19 = obj["language"];
    if (value_language_19 !== void 0) {
      json += ',"language":';
      if (value_language_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_language_19 !== "string") {
          if (value_language_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_language_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_language_19 instanceof RegExp) {
            json += asString(value_language_19.source);
          } else {
            json += asString(value_language_19.toString());
          }
        } else {
          json += asString(value_language_19);
        }
      }
    } else {
      throw new Error('"language" is required!');
    }
    const value_country_20 = obj["country"];
    if (value_country_20 !== void 0) {
      json += ',"country":';
      if (value_country_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_country_20 !== "string") {
          if (value_country_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_country_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_country_20 instanceof RegExp) {
            json += asString(value_country_20.source);
          } else {
            json += asString(value_country_20.toString());
          }
        } else {
          json += asString(value_country_20);
        }
      }
    } else {
      throw new Error('"country" is required!');
    }
    const value_reasonCodes_21 = obj["reasonCodes"];
    if (value_reasonCodes_21 !== void 0) {
      json += ',"reasonCodes":';
      json += anonymous62(value_reasonCodes_21);
    } else {
      throw new Error('"reasonCodes" is required!');
    }
    const value_importedFrom_22 = obj["importedFrom"];
    if (value_importedFrom_22 !== void 0) {
      json += ',"importedFrom":';
      if (value_importedFrom_22 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous72(value_importedFrom_22);
      }
    } else {
      throw new Error('"importedFrom" is required!');
    }
    const value_version_26 = obj["version"];
    if (value_version_26 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_26);
    } else {
      throw new Error('"version" is required!');
    }
    const value_createdAt_27 = obj["createdAt"];
    if (value_createdAt_27 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_27 !== "string") {
        if (value_createdAt_27 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_27 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_27.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_27 instanceof RegExp) {
          json += asString(value_createdAt_27.source);
        } else {
          json += asString(value_createdAt_27.toString());
        }
      } else {
        json += asString(value_createdAt_27);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_updatedAt_28 = obj["updatedAt"];
    if (value_updatedAt_28 !== void 0) {
      json += ',"updatedAt":';
      if (typeof value_updatedAt_28 !== "string") {
        if (value_updatedAt_28 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_updatedAt_28 instanceof Date) {
          json += JSON_STR_QUOTE + value_updatedAt_28.toISOString() + JSON_STR_QUOTE;
        } else if (value_updatedAt_28 instanceof RegExp) {
          json += asString(value_updatedAt_28.source);
        } else {
          json += asString(value_updatedAt_28.toString());
        }
      } else {
        json += asString(value_updatedAt_28);
      }
    } else {
      throw new Error('"updatedAt" is required!');
    }
    const value_startedAt_29 = obj["startedAt"];
    if (value_startedAt_29 !== void 0) {
      json += ',"startedAt":';
      if (value_startedAt_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_startedAt_29 !== "string") {
          if (value_startedAt_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_startedAt_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_startedAt_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_startedAt_29 instanceof RegExp) {
            json += asString(value_startedAt_29.source);
          } else {
            json += asString(value_startedAt_29.toString());
          }
        } else {
          json += asString(value_startedAt_29);
        }
      }
    } else {
      throw new Error('"startedAt" is required!');
    }
    const value_completedAt_30 = obj["completedAt"];
    if (value_completedAt_30 !== void 0) {
      json += ',"completedAt":';
      if (value_completedAt_30 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_completedAt_30 !== "string") {
          if (value_completedAt_30 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_completedAt_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_completedAt_30.toISOString() + JSON_STR_QUOTE;
          } else if (value_completedAt_30 instanceof RegExp) {
            json += asString(value_completedAt_30.source);
          } else {
            json += asString(value_completedAt_30.toString());
          }
        } else {
          json += asString(value_completedAt_30);
        }
      }
    } else {
      throw new Error('"completedAt" is required!');
    }
    const value_expiresAt_31 = obj["expiresAt"];
    if (value_expiresAt_31 !== void 0) {
      json += ',"expiresAt":';
      if (value_expiresAt_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_expiresAt_31 !== "string") {
          if (value_expiresAt_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_expiresAt_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_expiresAt_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_expiresAt_31 instanceof RegExp) {
            json += asString(value_expiresAt_31.source);
          } else {
            json += asString(value_expiresAt_31.toString());
          }
        } else {
          json += asString(value_expiresAt_31);
        }
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    const value_contact_32 = obj["contact"];
    if (value_contact_32 !== void 0) {
      json += ',"contact":';
      json += anonymous82(value_contact_32);
    } else {
      throw new Error('"contact" is required!');
    }
    const value_expected_36 = obj["expected"];
    if (value_expected_36 !== void 0) {
      json += ',"expected":';
      json += anonymous92(value_expected_36);
    } else {
      throw new Error('"expected" is required!');
    }
    const value_decision_44 = obj["decision"];
    if (value_decision_44 !== void 0) {
      json += ',"decision":';
      if (value_decision_44 === null) {
        json += JSON_STR_NULL;
      } else {
        json += anonymous102(value_decision_44);
      }
    } else {
      throw new Error('"decision" is required!');
    }
    const value_checks_56 = obj["checks"];
    if (value_checks_56 !== void 0) {
      json += ',"checks":';
      json += anonymous132(value_checks_56);
    } else {
      throw new Error('"checks" is required!');
    }
    const value_history_72 = obj["history"];
    if (value_history_72 !== void 0) {
      json += ',"history":';
      json += anonymous192(value_history_72);
    } else {
      throw new Error('"history" is required!');
    }
    const value_url_79 = obj["url"];
    if (value_url_79 !== void 0) {
      json += ',"url":';
      if (value_url_79 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_url_79 !== "string") {
          if (value_url_79 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_url_79 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_79.toISOString() + JSON_STR_QUOTE;
          } else if (value_url_79 instanceof RegExp) {
            json += asString(value_url_79.source);
          } else {
            json += asString(value_url_79.toString());
          }
        } else {
          json += asString(value_url_79);
        }
      }
    }
    const value_clientToken_80 = obj["clientToken"];
    if (value_clientToken_80 !== void 0) {
      json += ',"clientToken":';
      if (value_clientToken_80 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_clientToken_80 !== "string") {
          if (value_clientToken_80 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_clientToken_80 instanceof Date) {
            json += JSON_STR_QUOTE + value_clientToken_80.toISOString() + JSON_STR_QUOTE;
          } else if (value_clientToken_80 instanceof RegExp) {
            json += asString(value_clientToken_80.source);
          } else {
            json += asString(value_clientToken_80.toString());
          }
        } else {
          json += asString(value_clientToken_80);
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
    const value_session_2 = obj["session"];
    if (value_session_2 !== void 0) {
      json += ',"session":';
      json += anonymous1(value_session_2);
    } else {
      throw new Error('"session" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator38, serializer38);
var decideSession_default = write38;

// notaria:shareSession
var Serializer39 = require_serializer();
var serializerState39 = { "mode": "standalone", "inlineValidators": true };
var serializer39 = Serializer39.restoreFromState(serializerState39);
var validator39 = null;
var write39 = (function anonymous39(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
    const value_shareToken_2 = obj["shareToken"];
    if (value_shareToken_2 !== void 0) {
      json += ',"shareToken":';
      if (value_shareToken_2 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_shareToken_2 !== "string") {
          if (value_shareToken_2 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_shareToken_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_shareToken_2.toISOString() + JSON_STR_QUOTE;
          } else if (value_shareToken_2 instanceof RegExp) {
            json += asString(value_shareToken_2.source);
          } else {
            json += asString(value_shareToken_2.toString());
          }
        } else {
          json += asString(value_shareToken_2);
        }
      }
    } else {
      throw new Error('"shareToken" is required!');
    }
    const value_expiresAt_3 = obj["expiresAt"];
    if (value_expiresAt_3 !== void 0) {
      json += ',"expiresAt":';
      if (typeof value_expiresAt_3 !== "string") {
        if (value_expiresAt_3 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_expiresAt_3 instanceof Date) {
          json += JSON_STR_QUOTE + value_expiresAt_3.toISOString() + JSON_STR_QUOTE;
        } else if (value_expiresAt_3 instanceof RegExp) {
          json += asString(value_expiresAt_3.source);
        } else {
          json += asString(value_expiresAt_3.toString());
        }
      } else {
        json += asString(value_expiresAt_3);
      }
    } else {
      throw new Error('"expiresAt" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator39, serializer39);
var shareSession_default = write39;

// notaria:listWebhooks
var Serializer40 = require_serializer();
var serializerState40 = { "mode": "standalone", "inlineValidators": true };
var serializer40 = Serializer40.restoreFromState(serializerState40);
var validator40 = null;
var write40 = (function anonymous40(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Webhook#/properties/events' does not match schema definition.");
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_since_17 = obj["since"];
    if (value_since_17 !== void 0) {
      json += '{"since":';
      if (typeof value_since_17 !== "string") {
        if (value_since_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_since_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_since_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_since_17 instanceof RegExp) {
          json += asString(value_since_17.source);
        } else {
          json += asString(value_since_17.toString());
        }
      } else {
        json += asString(value_since_17);
      }
    } else {
      throw new Error('"since" is required!');
    }
    const value_succeeded_18 = obj["succeeded"];
    if (value_succeeded_18 !== void 0) {
      json += ',"succeeded":';
      json += asInteger(value_succeeded_18);
    } else {
      throw new Error('"succeeded" is required!');
    }
    const value_failed_19 = obj["failed"];
    if (value_failed_19 !== void 0) {
      json += ',"failed":';
      json += asInteger(value_failed_19);
    } else {
      throw new Error('"failed" is required!');
    }
    const value_pending_20 = obj["pending"];
    if (value_pending_20 !== void 0) {
      json += ',"pending":';
      json += asInteger(value_pending_20);
    } else {
      throw new Error('"pending" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_url_5 = obj["url"];
    if (value_url_5 !== void 0) {
      json += ',"url":';
      if (typeof value_url_5 !== "string") {
        if (value_url_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_5 instanceof RegExp) {
          json += asString(value_url_5.source);
        } else {
          json += asString(value_url_5.toString());
        }
      } else {
        json += asString(value_url_5);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_events_6 = obj["events"];
    if (value_events_6 !== void 0) {
      json += ',"events":';
      json += anonymous310(value_events_6);
    } else {
      throw new Error('"events" is required!');
    }
    const value_status_7 = obj["status"];
    if (value_status_7 !== void 0) {
      json += ',"status":';
      if (typeof value_status_7 !== "string") {
        if (value_status_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_7 instanceof RegExp) {
          json += asString(value_status_7.source);
        } else {
          json += asString(value_status_7.toString());
        }
      } else {
        json += asString(value_status_7);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_disabledReason_8 = obj["disabledReason"];
    if (value_disabledReason_8 !== void 0) {
      json += ',"disabledReason":';
      if (value_disabledReason_8 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_disabledReason_8 !== "string") {
          if (value_disabledReason_8 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_disabledReason_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_disabledReason_8.toISOString() + JSON_STR_QUOTE;
          } else if (value_disabledReason_8 instanceof RegExp) {
            json += asString(value_disabledReason_8.source);
          } else {
            json += asString(value_disabledReason_8.toString());
          }
        } else {
          json += asString(value_disabledReason_8);
        }
      }
    } else {
      throw new Error('"disabledReason" is required!');
    }
    const value_description_9 = obj["description"];
    if (value_description_9 !== void 0) {
      json += ',"description":';
      if (value_description_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_9 !== "string") {
          if (value_description_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_9 instanceof RegExp) {
            json += asString(value_description_9.source);
          } else {
            json += asString(value_description_9.toString());
          }
        } else {
          json += asString(value_description_9);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_environment_10 = obj["environment"];
    if (value_environment_10 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_10 !== "string") {
        if (value_environment_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_10 instanceof RegExp) {
          json += asString(value_environment_10.source);
        } else {
          json += asString(value_environment_10.toString());
        }
      } else {
        json += asString(value_environment_10);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_secretLast4_11 = obj["secretLast4"];
    if (value_secretLast4_11 !== void 0) {
      json += ',"secretLast4":';
      if (typeof value_secretLast4_11 !== "string") {
        if (value_secretLast4_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_secretLast4_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_secretLast4_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_secretLast4_11 instanceof RegExp) {
          json += asString(value_secretLast4_11.source);
        } else {
          json += asString(value_secretLast4_11.toString());
        }
      } else {
        json += asString(value_secretLast4_11);
      }
    } else {
      throw new Error('"secretLast4" is required!');
    }
    const value_createdAt_12 = obj["createdAt"];
    if (value_createdAt_12 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_12 !== "string") {
        if (value_createdAt_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_12 instanceof RegExp) {
          json += asString(value_createdAt_12.source);
        } else {
          json += asString(value_createdAt_12.toString());
        }
      } else {
        json += asString(value_createdAt_12);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_lastDeliveryAt_13 = obj["lastDeliveryAt"];
    if (value_lastDeliveryAt_13 !== void 0) {
      json += ',"lastDeliveryAt":';
      if (value_lastDeliveryAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastDeliveryAt_13 !== "string") {
          if (value_lastDeliveryAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastDeliveryAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastDeliveryAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastDeliveryAt_13 instanceof RegExp) {
            json += asString(value_lastDeliveryAt_13.source);
          } else {
            json += asString(value_lastDeliveryAt_13.toString());
          }
        } else {
          json += asString(value_lastDeliveryAt_13);
        }
      }
    } else {
      throw new Error('"lastDeliveryAt" is required!');
    }
    const value_failureCount_14 = obj["failureCount"];
    if (value_failureCount_14 !== void 0) {
      json += ',"failureCount":';
      json += asInteger(value_failureCount_14);
    } else {
      throw new Error('"failureCount" is required!');
    }
    const value_stats_15 = obj["stats"];
    if (value_stats_15 !== void 0) {
      json += ',"stats":';
      json += anonymous49(value_stats_15);
    } else {
      throw new Error('"stats" is required!');
    }
    const value_version_21 = obj["version"];
    if (value_version_21 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_21);
    } else {
      throw new Error('"version" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/webhooks' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
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
    const value_webhooks_2 = obj["webhooks"];
    if (value_webhooks_2 !== void 0) {
      json += ',"webhooks":';
      json += anonymous1(value_webhooks_2);
    } else {
      throw new Error('"webhooks" is required!');
    }
    const value_total_22 = obj["total"];
    if (value_total_22 !== void 0) {
      json += ',"total":';
      json += asInteger(value_total_22);
    } else {
      throw new Error('"total" is required!');
    }
    const value_nextCursor_23 = obj["nextCursor"];
    if (value_nextCursor_23 !== void 0) {
      json += ',"nextCursor":';
      if (value_nextCursor_23 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextCursor_23 !== "string") {
          if (value_nextCursor_23 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextCursor_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextCursor_23.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextCursor_23 instanceof RegExp) {
            json += asString(value_nextCursor_23.source);
          } else {
            json += asString(value_nextCursor_23.toString());
          }
        } else {
          json += asString(value_nextCursor_23);
        }
      }
    } else {
      throw new Error('"nextCursor" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator40, serializer40);
var listWebhooks_default = write40;

// notaria:createWebhook
var Serializer41 = require_serializer();
var serializerState41 = { "mode": "standalone", "inlineValidators": true };
var serializer41 = Serializer41.restoreFromState(serializerState41);
var validator41 = null;
var write41 = (function anonymous41(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Webhook#/properties/events' does not match schema definition.");
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
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_since_17 = obj["since"];
    if (value_since_17 !== void 0) {
      json += '{"since":';
      if (typeof value_since_17 !== "string") {
        if (value_since_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_since_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_since_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_since_17 instanceof RegExp) {
          json += asString(value_since_17.source);
        } else {
          json += asString(value_since_17.toString());
        }
      } else {
        json += asString(value_since_17);
      }
    } else {
      throw new Error('"since" is required!');
    }
    const value_succeeded_18 = obj["succeeded"];
    if (value_succeeded_18 !== void 0) {
      json += ',"succeeded":';
      json += asInteger(value_succeeded_18);
    } else {
      throw new Error('"succeeded" is required!');
    }
    const value_failed_19 = obj["failed"];
    if (value_failed_19 !== void 0) {
      json += ',"failed":';
      json += asInteger(value_failed_19);
    } else {
      throw new Error('"failed" is required!');
    }
    const value_pending_20 = obj["pending"];
    if (value_pending_20 !== void 0) {
      json += ',"pending":';
      json += asInteger(value_pending_20);
    } else {
      throw new Error('"pending" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_url_5 = obj["url"];
    if (value_url_5 !== void 0) {
      json += ',"url":';
      if (typeof value_url_5 !== "string") {
        if (value_url_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_5 instanceof RegExp) {
          json += asString(value_url_5.source);
        } else {
          json += asString(value_url_5.toString());
        }
      } else {
        json += asString(value_url_5);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_events_6 = obj["events"];
    if (value_events_6 !== void 0) {
      json += ',"events":';
      json += anonymous210(value_events_6);
    } else {
      throw new Error('"events" is required!');
    }
    const value_status_7 = obj["status"];
    if (value_status_7 !== void 0) {
      json += ',"status":';
      if (typeof value_status_7 !== "string") {
        if (value_status_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_7 instanceof RegExp) {
          json += asString(value_status_7.source);
        } else {
          json += asString(value_status_7.toString());
        }
      } else {
        json += asString(value_status_7);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_disabledReason_8 = obj["disabledReason"];
    if (value_disabledReason_8 !== void 0) {
      json += ',"disabledReason":';
      if (value_disabledReason_8 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_disabledReason_8 !== "string") {
          if (value_disabledReason_8 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_disabledReason_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_disabledReason_8.toISOString() + JSON_STR_QUOTE;
          } else if (value_disabledReason_8 instanceof RegExp) {
            json += asString(value_disabledReason_8.source);
          } else {
            json += asString(value_disabledReason_8.toString());
          }
        } else {
          json += asString(value_disabledReason_8);
        }
      }
    } else {
      throw new Error('"disabledReason" is required!');
    }
    const value_description_9 = obj["description"];
    if (value_description_9 !== void 0) {
      json += ',"description":';
      if (value_description_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_9 !== "string") {
          if (value_description_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_9 instanceof RegExp) {
            json += asString(value_description_9.source);
          } else {
            json += asString(value_description_9.toString());
          }
        } else {
          json += asString(value_description_9);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_environment_10 = obj["environment"];
    if (value_environment_10 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_10 !== "string") {
        if (value_environment_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_10 instanceof RegExp) {
          json += asString(value_environment_10.source);
        } else {
          json += asString(value_environment_10.toString());
        }
      } else {
        json += asString(value_environment_10);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_secretLast4_11 = obj["secretLast4"];
    if (value_secretLast4_11 !== void 0) {
      json += ',"secretLast4":';
      if (typeof value_secretLast4_11 !== "string") {
        if (value_secretLast4_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_secretLast4_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_secretLast4_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_secretLast4_11 instanceof RegExp) {
          json += asString(value_secretLast4_11.source);
        } else {
          json += asString(value_secretLast4_11.toString());
        }
      } else {
        json += asString(value_secretLast4_11);
      }
    } else {
      throw new Error('"secretLast4" is required!');
    }
    const value_createdAt_12 = obj["createdAt"];
    if (value_createdAt_12 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_12 !== "string") {
        if (value_createdAt_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_12 instanceof RegExp) {
          json += asString(value_createdAt_12.source);
        } else {
          json += asString(value_createdAt_12.toString());
        }
      } else {
        json += asString(value_createdAt_12);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_lastDeliveryAt_13 = obj["lastDeliveryAt"];
    if (value_lastDeliveryAt_13 !== void 0) {
      json += ',"lastDeliveryAt":';
      if (value_lastDeliveryAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastDeliveryAt_13 !== "string") {
          if (value_lastDeliveryAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastDeliveryAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastDeliveryAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastDeliveryAt_13 instanceof RegExp) {
            json += asString(value_lastDeliveryAt_13.source);
          } else {
            json += asString(value_lastDeliveryAt_13.toString());
          }
        } else {
          json += asString(value_lastDeliveryAt_13);
        }
      }
    } else {
      throw new Error('"lastDeliveryAt" is required!');
    }
    const value_failureCount_14 = obj["failureCount"];
    if (value_failureCount_14 !== void 0) {
      json += ',"failureCount":';
      json += asInteger(value_failureCount_14);
    } else {
      throw new Error('"failureCount" is required!');
    }
    const value_stats_15 = obj["stats"];
    if (value_stats_15 !== void 0) {
      json += ',"stats":';
      json += anonymous310(value_stats_15);
    } else {
      throw new Error('"stats" is required!');
    }
    const value_version_21 = obj["version"];
    if (value_version_21 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_21);
    } else {
      throw new Error('"version" is required!');
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
    const value_webhook_2 = obj["webhook"];
    if (value_webhook_2 !== void 0) {
      json += ',"webhook":';
      json += anonymous1(value_webhook_2);
    } else {
      throw new Error('"webhook" is required!');
    }
    const value_secret_22 = obj["secret"];
    if (value_secret_22 !== void 0) {
      json += ',"secret":';
      if (value_secret_22 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_secret_22 !== "string") {
          if (value_secret_22 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_secret_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_secret_22.toISOString() + JSON_STR_QUOTE;
          } else if (value_secret_22 instanceof RegExp) {
            json += asString(value_secret_22.source);
          } else {
            json += asString(value_secret_22.toString());
          }
        } else {
          json += asString(value_secret_22);
        }
      }
    } else {
      throw new Error('"secret" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator41, serializer41);
var createWebhook_default = write41;

// notaria:getWebhook
var Serializer42 = require_serializer();
var serializerState42 = { "mode": "standalone", "inlineValidators": true };
var serializer42 = Serializer42.restoreFromState(serializerState42);
var validator42 = null;
var write42 = (function anonymous42(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Webhook#/properties/events' does not match schema definition.");
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
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_since_17 = obj["since"];
    if (value_since_17 !== void 0) {
      json += '{"since":';
      if (typeof value_since_17 !== "string") {
        if (value_since_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_since_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_since_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_since_17 instanceof RegExp) {
          json += asString(value_since_17.source);
        } else {
          json += asString(value_since_17.toString());
        }
      } else {
        json += asString(value_since_17);
      }
    } else {
      throw new Error('"since" is required!');
    }
    const value_succeeded_18 = obj["succeeded"];
    if (value_succeeded_18 !== void 0) {
      json += ',"succeeded":';
      json += asInteger(value_succeeded_18);
    } else {
      throw new Error('"succeeded" is required!');
    }
    const value_failed_19 = obj["failed"];
    if (value_failed_19 !== void 0) {
      json += ',"failed":';
      json += asInteger(value_failed_19);
    } else {
      throw new Error('"failed" is required!');
    }
    const value_pending_20 = obj["pending"];
    if (value_pending_20 !== void 0) {
      json += ',"pending":';
      json += asInteger(value_pending_20);
    } else {
      throw new Error('"pending" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_url_5 = obj["url"];
    if (value_url_5 !== void 0) {
      json += ',"url":';
      if (typeof value_url_5 !== "string") {
        if (value_url_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_5 instanceof RegExp) {
          json += asString(value_url_5.source);
        } else {
          json += asString(value_url_5.toString());
        }
      } else {
        json += asString(value_url_5);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_events_6 = obj["events"];
    if (value_events_6 !== void 0) {
      json += ',"events":';
      json += anonymous210(value_events_6);
    } else {
      throw new Error('"events" is required!');
    }
    const value_status_7 = obj["status"];
    if (value_status_7 !== void 0) {
      json += ',"status":';
      if (typeof value_status_7 !== "string") {
        if (value_status_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_7 instanceof RegExp) {
          json += asString(value_status_7.source);
        } else {
          json += asString(value_status_7.toString());
        }
      } else {
        json += asString(value_status_7);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_disabledReason_8 = obj["disabledReason"];
    if (value_disabledReason_8 !== void 0) {
      json += ',"disabledReason":';
      if (value_disabledReason_8 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_disabledReason_8 !== "string") {
          if (value_disabledReason_8 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_disabledReason_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_disabledReason_8.toISOString() + JSON_STR_QUOTE;
          } else if (value_disabledReason_8 instanceof RegExp) {
            json += asString(value_disabledReason_8.source);
          } else {
            json += asString(value_disabledReason_8.toString());
          }
        } else {
          json += asString(value_disabledReason_8);
        }
      }
    } else {
      throw new Error('"disabledReason" is required!');
    }
    const value_description_9 = obj["description"];
    if (value_description_9 !== void 0) {
      json += ',"description":';
      if (value_description_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_9 !== "string") {
          if (value_description_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_9 instanceof RegExp) {
            json += asString(value_description_9.source);
          } else {
            json += asString(value_description_9.toString());
          }
        } else {
          json += asString(value_description_9);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_environment_10 = obj["environment"];
    if (value_environment_10 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_10 !== "string") {
        if (value_environment_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_10 instanceof RegExp) {
          json += asString(value_environment_10.source);
        } else {
          json += asString(value_environment_10.toString());
        }
      } else {
        json += asString(value_environment_10);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_secretLast4_11 = obj["secretLast4"];
    if (value_secretLast4_11 !== void 0) {
      json += ',"secretLast4":';
      if (typeof value_secretLast4_11 !== "string") {
        if (value_secretLast4_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_secretLast4_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_secretLast4_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_secretLast4_11 instanceof RegExp) {
          json += asString(value_secretLast4_11.source);
        } else {
          json += asString(value_secretLast4_11.toString());
        }
      } else {
        json += asString(value_secretLast4_11);
      }
    } else {
      throw new Error('"secretLast4" is required!');
    }
    const value_createdAt_12 = obj["createdAt"];
    if (value_createdAt_12 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_12 !== "string") {
        if (value_createdAt_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_12 instanceof RegExp) {
          json += asString(value_createdAt_12.source);
        } else {
          json += asString(value_createdAt_12.toString());
        }
      } else {
        json += asString(value_createdAt_12);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_lastDeliveryAt_13 = obj["lastDeliveryAt"];
    if (value_lastDeliveryAt_13 !== void 0) {
      json += ',"lastDeliveryAt":';
      if (value_lastDeliveryAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastDeliveryAt_13 !== "string") {
          if (value_lastDeliveryAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastDeliveryAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastDeliveryAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastDeliveryAt_13 instanceof RegExp) {
            json += asString(value_lastDeliveryAt_13.source);
          } else {
            json += asString(value_lastDeliveryAt_13.toString());
          }
        } else {
          json += asString(value_lastDeliveryAt_13);
        }
      }
    } else {
      throw new Error('"lastDeliveryAt" is required!');
    }
    const value_failureCount_14 = obj["failureCount"];
    if (value_failureCount_14 !== void 0) {
      json += ',"failureCount":';
      json += asInteger(value_failureCount_14);
    } else {
      throw new Error('"failureCount" is required!');
    }
    const value_stats_15 = obj["stats"];
    if (value_stats_15 !== void 0) {
      json += ',"stats":';
      json += anonymous310(value_stats_15);
    } else {
      throw new Error('"stats" is required!');
    }
    const value_version_21 = obj["version"];
    if (value_version_21 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_21);
    } else {
      throw new Error('"version" is required!');
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
    const value_webhook_2 = obj["webhook"];
    if (value_webhook_2 !== void 0) {
      json += ',"webhook":';
      json += anonymous1(value_webhook_2);
    } else {
      throw new Error('"webhook" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator42, serializer42);
var getWebhook_default = write42;

// notaria:updateWebhook
var Serializer43 = require_serializer();
var serializerState43 = { "mode": "standalone", "inlineValidators": true };
var serializer43 = Serializer43.restoreFromState(serializerState43);
var validator43 = null;
var write43 = (function anonymous43(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Webhook#/properties/events' does not match schema definition.");
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
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_since_17 = obj["since"];
    if (value_since_17 !== void 0) {
      json += '{"since":';
      if (typeof value_since_17 !== "string") {
        if (value_since_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_since_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_since_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_since_17 instanceof RegExp) {
          json += asString(value_since_17.source);
        } else {
          json += asString(value_since_17.toString());
        }
      } else {
        json += asString(value_since_17);
      }
    } else {
      throw new Error('"since" is required!');
    }
    const value_succeeded_18 = obj["succeeded"];
    if (value_succeeded_18 !== void 0) {
      json += ',"succeeded":';
      json += asInteger(value_succeeded_18);
    } else {
      throw new Error('"succeeded" is required!');
    }
    const value_failed_19 = obj["failed"];
    if (value_failed_19 !== void 0) {
      json += ',"failed":';
      json += asInteger(value_failed_19);
    } else {
      throw new Error('"failed" is required!');
    }
    const value_pending_20 = obj["pending"];
    if (value_pending_20 !== void 0) {
      json += ',"pending":';
      json += asInteger(value_pending_20);
    } else {
      throw new Error('"pending" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_url_5 = obj["url"];
    if (value_url_5 !== void 0) {
      json += ',"url":';
      if (typeof value_url_5 !== "string") {
        if (value_url_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_5 instanceof RegExp) {
          json += asString(value_url_5.source);
        } else {
          json += asString(value_url_5.toString());
        }
      } else {
        json += asString(value_url_5);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_events_6 = obj["events"];
    if (value_events_6 !== void 0) {
      json += ',"events":';
      json += anonymous210(value_events_6);
    } else {
      throw new Error('"events" is required!');
    }
    const value_status_7 = obj["status"];
    if (value_status_7 !== void 0) {
      json += ',"status":';
      if (typeof value_status_7 !== "string") {
        if (value_status_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_7 instanceof RegExp) {
          json += asString(value_status_7.source);
        } else {
          json += asString(value_status_7.toString());
        }
      } else {
        json += asString(value_status_7);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_disabledReason_8 = obj["disabledReason"];
    if (value_disabledReason_8 !== void 0) {
      json += ',"disabledReason":';
      if (value_disabledReason_8 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_disabledReason_8 !== "string") {
          if (value_disabledReason_8 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_disabledReason_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_disabledReason_8.toISOString() + JSON_STR_QUOTE;
          } else if (value_disabledReason_8 instanceof RegExp) {
            json += asString(value_disabledReason_8.source);
          } else {
            json += asString(value_disabledReason_8.toString());
          }
        } else {
          json += asString(value_disabledReason_8);
        }
      }
    } else {
      throw new Error('"disabledReason" is required!');
    }
    const value_description_9 = obj["description"];
    if (value_description_9 !== void 0) {
      json += ',"description":';
      if (value_description_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_9 !== "string") {
          if (value_description_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_9 instanceof RegExp) {
            json += asString(value_description_9.source);
          } else {
            json += asString(value_description_9.toString());
          }
        } else {
          json += asString(value_description_9);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_environment_10 = obj["environment"];
    if (value_environment_10 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_10 !== "string") {
        if (value_environment_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_10 instanceof RegExp) {
          json += asString(value_environment_10.source);
        } else {
          json += asString(value_environment_10.toString());
        }
      } else {
        json += asString(value_environment_10);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_secretLast4_11 = obj["secretLast4"];
    if (value_secretLast4_11 !== void 0) {
      json += ',"secretLast4":';
      if (typeof value_secretLast4_11 !== "string") {
        if (value_secretLast4_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_secretLast4_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_secretLast4_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_secretLast4_11 instanceof RegExp) {
          json += asString(value_secretLast4_11.source);
        } else {
          json += asString(value_secretLast4_11.toString());
        }
      } else {
        json += asString(value_secretLast4_11);
      }
    } else {
      throw new Error('"secretLast4" is required!');
    }
    const value_createdAt_12 = obj["createdAt"];
    if (value_createdAt_12 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_12 !== "string") {
        if (value_createdAt_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_12 instanceof RegExp) {
          json += asString(value_createdAt_12.source);
        } else {
          json += asString(value_createdAt_12.toString());
        }
      } else {
        json += asString(value_createdAt_12);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_lastDeliveryAt_13 = obj["lastDeliveryAt"];
    if (value_lastDeliveryAt_13 !== void 0) {
      json += ',"lastDeliveryAt":';
      if (value_lastDeliveryAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastDeliveryAt_13 !== "string") {
          if (value_lastDeliveryAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastDeliveryAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastDeliveryAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastDeliveryAt_13 instanceof RegExp) {
            json += asString(value_lastDeliveryAt_13.source);
          } else {
            json += asString(value_lastDeliveryAt_13.toString());
          }
        } else {
          json += asString(value_lastDeliveryAt_13);
        }
      }
    } else {
      throw new Error('"lastDeliveryAt" is required!');
    }
    const value_failureCount_14 = obj["failureCount"];
    if (value_failureCount_14 !== void 0) {
      json += ',"failureCount":';
      json += asInteger(value_failureCount_14);
    } else {
      throw new Error('"failureCount" is required!');
    }
    const value_stats_15 = obj["stats"];
    if (value_stats_15 !== void 0) {
      json += ',"stats":';
      json += anonymous310(value_stats_15);
    } else {
      throw new Error('"stats" is required!');
    }
    const value_version_21 = obj["version"];
    if (value_version_21 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_21);
    } else {
      throw new Error('"version" is required!');
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
    const value_webhook_2 = obj["webhook"];
    if (value_webhook_2 !== void 0) {
      json += ',"webhook":';
      json += anonymous1(value_webhook_2);
    } else {
      throw new Error('"webhook" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator43, serializer43);
var updateWebhook_default = write43;

// notaria:deleteWebhook
var Serializer44 = require_serializer();
var serializerState44 = { "mode": "standalone", "inlineValidators": true };
var serializer44 = Serializer44.restoreFromState(serializerState44);
var validator44 = null;
var write44 = (function anonymous44(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_deletedAt_5 = obj["deletedAt"];
    if (value_deletedAt_5 !== void 0) {
      json += ',"deletedAt":';
      if (typeof value_deletedAt_5 !== "string") {
        if (value_deletedAt_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_deletedAt_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_deletedAt_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_deletedAt_5 instanceof RegExp) {
          json += asString(value_deletedAt_5.source);
        } else {
          json += asString(value_deletedAt_5.toString());
        }
      } else {
        json += asString(value_deletedAt_5);
      }
    } else {
      throw new Error('"deletedAt" is required!');
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
    const value_webhook_2 = obj["webhook"];
    if (value_webhook_2 !== void 0) {
      json += ',"webhook":';
      json += anonymous1(value_webhook_2);
    } else {
      throw new Error('"webhook" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator44, serializer44);
var deleteWebhook_default = write44;

// notaria:listDeliveries
var Serializer45 = require_serializer();
var serializerState45 = { "mode": "standalone", "inlineValidators": true };
var serializer45 = Serializer45.restoreFromState(serializerState45);
var validator45 = null;
var write45 = (function anonymous45(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous52(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_27 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_27 ? JSON_STR_COMMA : (addComma_27 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_27) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_attempt_23 = obj["attempt"];
    if (value_attempt_23 !== void 0) {
      json += '{"attempt":';
      json += asInteger(value_attempt_23);
    } else {
      throw new Error('"attempt" is required!');
    }
    const value_trigger_24 = obj["trigger"];
    if (value_trigger_24 !== void 0) {
      json += ',"trigger":';
      if (typeof value_trigger_24 !== "string") {
        if (value_trigger_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_trigger_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_trigger_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_trigger_24 instanceof RegExp) {
          json += asString(value_trigger_24.source);
        } else {
          json += asString(value_trigger_24.toString());
        }
      } else {
        json += asString(value_trigger_24);
      }
    } else {
      throw new Error('"trigger" is required!');
    }
    const value_url_25 = obj["url"];
    if (value_url_25 !== void 0) {
      json += ',"url":';
      if (typeof value_url_25 !== "string") {
        if (value_url_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_25 instanceof RegExp) {
          json += asString(value_url_25.source);
        } else {
          json += asString(value_url_25.toString());
        }
      } else {
        json += asString(value_url_25);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_requestHeaders_26 = obj["requestHeaders"];
    if (value_requestHeaders_26 !== void 0) {
      json += ',"requestHeaders":';
      json += anonymous52(value_requestHeaders_26);
    } else {
      throw new Error('"requestHeaders" is required!');
    }
    const value_responseStatus_28 = obj["responseStatus"];
    if (value_responseStatus_28 !== void 0) {
      json += ',"responseStatus":';
      if (value_responseStatus_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_responseStatus_28);
      }
    } else {
      throw new Error('"responseStatus" is required!');
    }
    const value_responseBody_29 = obj["responseBody"];
    if (value_responseBody_29 !== void 0) {
      json += ',"responseBody":';
      if (value_responseBody_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_responseBody_29 !== "string") {
          if (value_responseBody_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_responseBody_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_responseBody_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_responseBody_29 instanceof RegExp) {
            json += asString(value_responseBody_29.source);
          } else {
            json += asString(value_responseBody_29.toString());
          }
        } else {
          json += asString(value_responseBody_29);
        }
      }
    } else {
      throw new Error('"responseBody" is required!');
    }
    const value_durationMs_30 = obj["durationMs"];
    if (value_durationMs_30 !== void 0) {
      json += ',"durationMs":';
      json += asInteger(value_durationMs_30);
    } else {
      throw new Error('"durationMs" is required!');
    }
    const value_error_31 = obj["error"];
    if (value_error_31 !== void 0) {
      json += ',"error":';
      if (value_error_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_error_31 !== "string") {
          if (value_error_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_error_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_error_31 instanceof RegExp) {
            json += asString(value_error_31.source);
          } else {
            json += asString(value_error_31.toString());
          }
        } else {
          json += asString(value_error_31);
        }
      }
    } else {
      throw new Error('"error" is required!');
    }
    const value_at_32 = obj["at"];
    if (value_at_32 !== void 0) {
      json += ',"at":';
      if (typeof value_at_32 !== "string") {
        if (value_at_32 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_32 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_32.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_32 instanceof RegExp) {
          json += asString(value_at_32.source);
        } else {
          json += asString(value_at_32.toString());
        }
      } else {
        json += asString(value_at_32);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Delivery#/properties/attempts' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous49(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous49(value2);
      }
    }
    return json + JSON_STR_END_ARRAY;
  }
  function anonymous210(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_webhookId_5 = obj["webhookId"];
    if (value_webhookId_5 !== void 0) {
      json += ',"webhookId":';
      if (typeof value_webhookId_5 !== "string") {
        if (value_webhookId_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_webhookId_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_webhookId_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_webhookId_5 instanceof RegExp) {
          json += asString(value_webhookId_5.source);
        } else {
          json += asString(value_webhookId_5.toString());
        }
      } else {
        json += asString(value_webhookId_5);
      }
    } else {
      throw new Error('"webhookId" is required!');
    }
    const value_eventId_6 = obj["eventId"];
    if (value_eventId_6 !== void 0) {
      json += ',"eventId":';
      if (typeof value_eventId_6 !== "string") {
        if (value_eventId_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_eventId_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_eventId_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_eventId_6 instanceof RegExp) {
          json += asString(value_eventId_6.source);
        } else {
          json += asString(value_eventId_6.toString());
        }
      } else {
        json += asString(value_eventId_6);
      }
    } else {
      throw new Error('"eventId" is required!');
    }
    const value_eventType_7 = obj["eventType"];
    if (value_eventType_7 !== void 0) {
      json += ',"eventType":';
      if (typeof value_eventType_7 !== "string") {
        if (value_eventType_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_eventType_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_eventType_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_eventType_7 instanceof RegExp) {
          json += asString(value_eventType_7.source);
        } else {
          json += asString(value_eventType_7.toString());
        }
      } else {
        json += asString(value_eventType_7);
      }
    } else {
      throw new Error('"eventType" is required!');
    }
    const value_url_8 = obj["url"];
    if (value_url_8 !== void 0) {
      json += ',"url":';
      if (typeof value_url_8 !== "string") {
        if (value_url_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_8 instanceof RegExp) {
          json += asString(value_url_8.source);
        } else {
          json += asString(value_url_8.toString());
        }
      } else {
        json += asString(value_url_8);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_attempt_9 = obj["attempt"];
    if (value_attempt_9 !== void 0) {
      json += ',"attempt":';
      json += asInteger(value_attempt_9);
    } else {
      throw new Error('"attempt" is required!');
    }
    const value_maxAttempts_10 = obj["maxAttempts"];
    if (value_maxAttempts_10 !== void 0) {
      json += ',"maxAttempts":';
      json += asInteger(value_maxAttempts_10);
    } else {
      throw new Error('"maxAttempts" is required!');
    }
    const value_trigger_11 = obj["trigger"];
    if (value_trigger_11 !== void 0) {
      json += ',"trigger":';
      if (typeof value_trigger_11 !== "string") {
        if (value_trigger_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_trigger_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_trigger_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_trigger_11 instanceof RegExp) {
          json += asString(value_trigger_11.source);
        } else {
          json += asString(value_trigger_11.toString());
        }
      } else {
        json += asString(value_trigger_11);
      }
    } else {
      throw new Error('"trigger" is required!');
    }
    const value_status_12 = obj["status"];
    if (value_status_12 !== void 0) {
      json += ',"status":';
      if (typeof value_status_12 !== "string") {
        if (value_status_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_12 instanceof RegExp) {
          json += asString(value_status_12.source);
        } else {
          json += asString(value_status_12.toString());
        }
      } else {
        json += asString(value_status_12);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_requestBody_13 = obj["requestBody"];
    if (value_requestBody_13 !== void 0) {
      json += ',"requestBody":';
      if (typeof value_requestBody_13 !== "string") {
        if (value_requestBody_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_requestBody_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_requestBody_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_requestBody_13 instanceof RegExp) {
          json += asString(value_requestBody_13.source);
        } else {
          json += asString(value_requestBody_13.toString());
        }
      } else {
        json += asString(value_requestBody_13);
      }
    } else {
      throw new Error('"requestBody" is required!');
    }
    const value_responseStatus_14 = obj["responseStatus"];
    if (value_responseStatus_14 !== void 0) {
      json += ',"responseStatus":';
      if (value_responseStatus_14 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_responseStatus_14);
      }
    } else {
      throw new Error('"responseStatus" is required!');
    }
    const value_responseBody_15 = obj["responseBody"];
    if (value_responseBody_15 !== void 0) {
      json += ',"responseBody":';
      if (value_responseBody_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_responseBody_15 !== "string") {
          if (value_responseBody_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_responseBody_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_responseBody_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_responseBody_15 instanceof RegExp) {
            json += asString(value_responseBody_15.source);
          } else {
            json += asString(value_responseBody_15.toString());
          }
        } else {
          json += asString(value_responseBody_15);
        }
      }
    } else {
      throw new Error('"responseBody" is required!');
    }
    const value_durationMs_16 = obj["durationMs"];
    if (value_durationMs_16 !== void 0) {
      json += ',"durationMs":';
      if (value_durationMs_16 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_durationMs_16);
      }
    } else {
      throw new Error('"durationMs" is required!');
    }
    const value_error_17 = obj["error"];
    if (value_error_17 !== void 0) {
      json += ',"error":';
      if (value_error_17 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_error_17 !== "string") {
          if (value_error_17 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_error_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_17.toISOString() + JSON_STR_QUOTE;
          } else if (value_error_17 instanceof RegExp) {
            json += asString(value_error_17.source);
          } else {
            json += asString(value_error_17.toString());
          }
        } else {
          json += asString(value_error_17);
        }
      }
    } else {
      throw new Error('"error" is required!');
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
    const value_deliveredAt_19 = obj["deliveredAt"];
    if (value_deliveredAt_19 !== void 0) {
      json += ',"deliveredAt":';
      if (value_deliveredAt_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_deliveredAt_19 !== "string") {
          if (value_deliveredAt_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_deliveredAt_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_deliveredAt_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_deliveredAt_19 instanceof RegExp) {
            json += asString(value_deliveredAt_19.source);
          } else {
            json += asString(value_deliveredAt_19.toString());
          }
        } else {
          json += asString(value_deliveredAt_19);
        }
      }
    } else {
      throw new Error('"deliveredAt" is required!');
    }
    const value_nextAttemptAt_20 = obj["nextAttemptAt"];
    if (value_nextAttemptAt_20 !== void 0) {
      json += ',"nextAttemptAt":';
      if (value_nextAttemptAt_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextAttemptAt_20 !== "string") {
          if (value_nextAttemptAt_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextAttemptAt_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextAttemptAt_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextAttemptAt_20 instanceof RegExp) {
            json += asString(value_nextAttemptAt_20.source);
          } else {
            json += asString(value_nextAttemptAt_20.toString());
          }
        } else {
          json += asString(value_nextAttemptAt_20);
        }
      }
    } else {
      throw new Error('"nextAttemptAt" is required!');
    }
    const value_attempts_21 = obj["attempts"];
    if (value_attempts_21 !== void 0) {
      json += ',"attempts":';
      json += anonymous310(value_attempts_21);
    } else {
      throw new Error('"attempts" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/properties/deliveries' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous210(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous210(value2);
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
    const value_deliveries_2 = obj["deliveries"];
    if (value_deliveries_2 !== void 0) {
      json += ',"deliveries":';
      json += anonymous1(value_deliveries_2);
    } else {
      throw new Error('"deliveries" is required!');
    }
    const value_total_33 = obj["total"];
    if (value_total_33 !== void 0) {
      json += ',"total":';
      json += asInteger(value_total_33);
    } else {
      throw new Error('"total" is required!');
    }
    const value_nextCursor_34 = obj["nextCursor"];
    if (value_nextCursor_34 !== void 0) {
      json += ',"nextCursor":';
      if (value_nextCursor_34 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextCursor_34 !== "string") {
          if (value_nextCursor_34 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextCursor_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextCursor_34.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextCursor_34 instanceof RegExp) {
            json += asString(value_nextCursor_34.source);
          } else {
            json += asString(value_nextCursor_34.toString());
          }
        } else {
          json += asString(value_nextCursor_34);
        }
      }
    } else {
      throw new Error('"nextCursor" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator45, serializer45);
var listDeliveries_default = write45;

// notaria:resendDelivery
var Serializer46 = require_serializer();
var serializerState46 = { "mode": "standalone", "inlineValidators": true };
var serializer46 = Serializer46.restoreFromState(serializerState46);
var validator46 = null;
var write46 = (function anonymous46(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_27 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_27 ? JSON_STR_COMMA : (addComma_27 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_27) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_attempt_23 = obj["attempt"];
    if (value_attempt_23 !== void 0) {
      json += '{"attempt":';
      json += asInteger(value_attempt_23);
    } else {
      throw new Error('"attempt" is required!');
    }
    const value_trigger_24 = obj["trigger"];
    if (value_trigger_24 !== void 0) {
      json += ',"trigger":';
      if (typeof value_trigger_24 !== "string") {
        if (value_trigger_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_trigger_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_trigger_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_trigger_24 instanceof RegExp) {
          json += asString(value_trigger_24.source);
        } else {
          json += asString(value_trigger_24.toString());
        }
      } else {
        json += asString(value_trigger_24);
      }
    } else {
      throw new Error('"trigger" is required!');
    }
    const value_url_25 = obj["url"];
    if (value_url_25 !== void 0) {
      json += ',"url":';
      if (typeof value_url_25 !== "string") {
        if (value_url_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_25 instanceof RegExp) {
          json += asString(value_url_25.source);
        } else {
          json += asString(value_url_25.toString());
        }
      } else {
        json += asString(value_url_25);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_requestHeaders_26 = obj["requestHeaders"];
    if (value_requestHeaders_26 !== void 0) {
      json += ',"requestHeaders":';
      json += anonymous49(value_requestHeaders_26);
    } else {
      throw new Error('"requestHeaders" is required!');
    }
    const value_responseStatus_28 = obj["responseStatus"];
    if (value_responseStatus_28 !== void 0) {
      json += ',"responseStatus":';
      if (value_responseStatus_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_responseStatus_28);
      }
    } else {
      throw new Error('"responseStatus" is required!');
    }
    const value_responseBody_29 = obj["responseBody"];
    if (value_responseBody_29 !== void 0) {
      json += ',"responseBody":';
      if (value_responseBody_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_responseBody_29 !== "string") {
          if (value_responseBody_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_responseBody_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_responseBody_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_responseBody_29 instanceof RegExp) {
            json += asString(value_responseBody_29.source);
          } else {
            json += asString(value_responseBody_29.toString());
          }
        } else {
          json += asString(value_responseBody_29);
        }
      }
    } else {
      throw new Error('"responseBody" is required!');
    }
    const value_durationMs_30 = obj["durationMs"];
    if (value_durationMs_30 !== void 0) {
      json += ',"durationMs":';
      json += asInteger(value_durationMs_30);
    } else {
      throw new Error('"durationMs" is required!');
    }
    const value_error_31 = obj["error"];
    if (value_error_31 !== void 0) {
      json += ',"error":';
      if (value_error_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_error_31 !== "string") {
          if (value_error_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_error_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_error_31 instanceof RegExp) {
            json += asString(value_error_31.source);
          } else {
            json += asString(value_error_31.toString());
          }
        } else {
          json += asString(value_error_31);
        }
      }
    } else {
      throw new Error('"error" is required!');
    }
    const value_at_32 = obj["at"];
    if (value_at_32 !== void 0) {
      json += ',"at":';
      if (typeof value_at_32 !== "string") {
        if (value_at_32 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_32 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_32.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_32 instanceof RegExp) {
          json += asString(value_at_32.source);
        } else {
          json += asString(value_at_32.toString());
        }
      } else {
        json += asString(value_at_32);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Delivery#/properties/attempts' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous310(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous310(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_webhookId_5 = obj["webhookId"];
    if (value_webhookId_5 !== void 0) {
      json += ',"webhookId":';
      if (typeof value_webhookId_5 !== "string") {
        if (value_webhookId_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_webhookId_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_webhookId_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_webhookId_5 instanceof RegExp) {
          json += asString(value_webhookId_5.source);
        } else {
          json += asString(value_webhookId_5.toString());
        }
      } else {
        json += asString(value_webhookId_5);
      }
    } else {
      throw new Error('"webhookId" is required!');
    }
    const value_eventId_6 = obj["eventId"];
    if (value_eventId_6 !== void 0) {
      json += ',"eventId":';
      if (typeof value_eventId_6 !== "string") {
        if (value_eventId_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_eventId_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_eventId_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_eventId_6 instanceof RegExp) {
          json += asString(value_eventId_6.source);
        } else {
          json += asString(value_eventId_6.toString());
        }
      } else {
        json += asString(value_eventId_6);
      }
    } else {
      throw new Error('"eventId" is required!');
    }
    const value_eventType_7 = obj["eventType"];
    if (value_eventType_7 !== void 0) {
      json += ',"eventType":';
      if (typeof value_eventType_7 !== "string") {
        if (value_eventType_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_eventType_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_eventType_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_eventType_7 instanceof RegExp) {
          json += asString(value_eventType_7.source);
        } else {
          json += asString(value_eventType_7.toString());
        }
      } else {
        json += asString(value_eventType_7);
      }
    } else {
      throw new Error('"eventType" is required!');
    }
    const value_url_8 = obj["url"];
    if (value_url_8 !== void 0) {
      json += ',"url":';
      if (typeof value_url_8 !== "string") {
        if (value_url_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_8 instanceof RegExp) {
          json += asString(value_url_8.source);
        } else {
          json += asString(value_url_8.toString());
        }
      } else {
        json += asString(value_url_8);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_attempt_9 = obj["attempt"];
    if (value_attempt_9 !== void 0) {
      json += ',"attempt":';
      json += asInteger(value_attempt_9);
    } else {
      throw new Error('"attempt" is required!');
    }
    const value_maxAttempts_10 = obj["maxAttempts"];
    if (value_maxAttempts_10 !== void 0) {
      json += ',"maxAttempts":';
      json += asInteger(value_maxAttempts_10);
    } else {
      throw new Error('"maxAttempts" is required!');
    }
    const value_trigger_11 = obj["trigger"];
    if (value_trigger_11 !== void 0) {
      json += ',"trigger":';
      if (typeof value_trigger_11 !== "string") {
        if (value_trigger_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_trigger_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_trigger_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_trigger_11 instanceof RegExp) {
          json += asString(value_trigger_11.source);
        } else {
          json += asString(value_trigger_11.toString());
        }
      } else {
        json += asString(value_trigger_11);
      }
    } else {
      throw new Error('"trigger" is required!');
    }
    const value_status_12 = obj["status"];
    if (value_status_12 !== void 0) {
      json += ',"status":';
      if (typeof value_status_12 !== "string") {
        if (value_status_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_12 instanceof RegExp) {
          json += asString(value_status_12.source);
        } else {
          json += asString(value_status_12.toString());
        }
      } else {
        json += asString(value_status_12);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_requestBody_13 = obj["requestBody"];
    if (value_requestBody_13 !== void 0) {
      json += ',"requestBody":';
      if (typeof value_requestBody_13 !== "string") {
        if (value_requestBody_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_requestBody_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_requestBody_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_requestBody_13 instanceof RegExp) {
          json += asString(value_requestBody_13.source);
        } else {
          json += asString(value_requestBody_13.toString());
        }
      } else {
        json += asString(value_requestBody_13);
      }
    } else {
      throw new Error('"requestBody" is required!');
    }
    const value_responseStatus_14 = obj["responseStatus"];
    if (value_responseStatus_14 !== void 0) {
      json += ',"responseStatus":';
      if (value_responseStatus_14 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_responseStatus_14);
      }
    } else {
      throw new Error('"responseStatus" is required!');
    }
    const value_responseBody_15 = obj["responseBody"];
    if (value_responseBody_15 !== void 0) {
      json += ',"responseBody":';
      if (value_responseBody_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_responseBody_15 !== "string") {
          if (value_responseBody_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_responseBody_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_responseBody_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_responseBody_15 instanceof RegExp) {
            json += asString(value_responseBody_15.source);
          } else {
            json += asString(value_responseBody_15.toString());
          }
        } else {
          json += asString(value_responseBody_15);
        }
      }
    } else {
      throw new Error('"responseBody" is required!');
    }
    const value_durationMs_16 = obj["durationMs"];
    if (value_durationMs_16 !== void 0) {
      json += ',"durationMs":';
      if (value_durationMs_16 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_durationMs_16);
      }
    } else {
      throw new Error('"durationMs" is required!');
    }
    const value_error_17 = obj["error"];
    if (value_error_17 !== void 0) {
      json += ',"error":';
      if (value_error_17 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_error_17 !== "string") {
          if (value_error_17 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_error_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_17.toISOString() + JSON_STR_QUOTE;
          } else if (value_error_17 instanceof RegExp) {
            json += asString(value_error_17.source);
          } else {
            json += asString(value_error_17.toString());
          }
        } else {
          json += asString(value_error_17);
        }
      }
    } else {
      throw new Error('"error" is required!');
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
    const value_deliveredAt_19 = obj["deliveredAt"];
    if (value_deliveredAt_19 !== void 0) {
      json += ',"deliveredAt":';
      if (value_deliveredAt_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_deliveredAt_19 !== "string") {
          if (value_deliveredAt_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_deliveredAt_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_deliveredAt_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_deliveredAt_19 instanceof RegExp) {
            json += asString(value_deliveredAt_19.source);
          } else {
            json += asString(value_deliveredAt_19.toString());
          }
        } else {
          json += asString(value_deliveredAt_19);
        }
      }
    } else {
      throw new Error('"deliveredAt" is required!');
    }
    const value_nextAttemptAt_20 = obj["nextAttemptAt"];
    if (value_nextAttemptAt_20 !== void 0) {
      json += ',"nextAttemptAt":';
      if (value_nextAttemptAt_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextAttemptAt_20 !== "string") {
          if (value_nextAttemptAt_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextAttemptAt_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextAttemptAt_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextAttemptAt_20 instanceof RegExp) {
            json += asString(value_nextAttemptAt_20.source);
          } else {
            json += asString(value_nextAttemptAt_20.toString());
          }
        } else {
          json += asString(value_nextAttemptAt_20);
        }
      }
    } else {
      throw new Error('"nextAttemptAt" is required!');
    }
    const value_attempts_21 = obj["attempts"];
    if (value_attempts_21 !== void 0) {
      json += ',"attempts":';
      json += anonymous210(value_attempts_21);
    } else {
      throw new Error('"attempts" is required!');
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
    const value_delivery_2 = obj["delivery"];
    if (value_delivery_2 !== void 0) {
      json += ',"delivery":';
      json += anonymous1(value_delivery_2);
    } else {
      throw new Error('"delivery" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator46, serializer46);
var resendDelivery_default = write46;

// notaria:rotateWebhookSecret
var Serializer47 = require_serializer();
var serializerState47 = { "mode": "standalone", "inlineValidators": true };
var serializer47 = Serializer47.restoreFromState(serializerState47);
var validator47 = null;
var write47 = (function anonymous47(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Webhook#/properties/events' does not match schema definition.");
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
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_since_17 = obj["since"];
    if (value_since_17 !== void 0) {
      json += '{"since":';
      if (typeof value_since_17 !== "string") {
        if (value_since_17 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_since_17 instanceof Date) {
          json += JSON_STR_QUOTE + value_since_17.toISOString() + JSON_STR_QUOTE;
        } else if (value_since_17 instanceof RegExp) {
          json += asString(value_since_17.source);
        } else {
          json += asString(value_since_17.toString());
        }
      } else {
        json += asString(value_since_17);
      }
    } else {
      throw new Error('"since" is required!');
    }
    const value_succeeded_18 = obj["succeeded"];
    if (value_succeeded_18 !== void 0) {
      json += ',"succeeded":';
      json += asInteger(value_succeeded_18);
    } else {
      throw new Error('"succeeded" is required!');
    }
    const value_failed_19 = obj["failed"];
    if (value_failed_19 !== void 0) {
      json += ',"failed":';
      json += asInteger(value_failed_19);
    } else {
      throw new Error('"failed" is required!');
    }
    const value_pending_20 = obj["pending"];
    if (value_pending_20 !== void 0) {
      json += ',"pending":';
      json += asInteger(value_pending_20);
    } else {
      throw new Error('"pending" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous1(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_id_4 = obj["id"];
    if (value_id_4 !== void 0) {
      json += '{"id":';
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_url_5 = obj["url"];
    if (value_url_5 !== void 0) {
      json += ',"url":';
      if (typeof value_url_5 !== "string") {
        if (value_url_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_5 instanceof RegExp) {
          json += asString(value_url_5.source);
        } else {
          json += asString(value_url_5.toString());
        }
      } else {
        json += asString(value_url_5);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_events_6 = obj["events"];
    if (value_events_6 !== void 0) {
      json += ',"events":';
      json += anonymous210(value_events_6);
    } else {
      throw new Error('"events" is required!');
    }
    const value_status_7 = obj["status"];
    if (value_status_7 !== void 0) {
      json += ',"status":';
      if (typeof value_status_7 !== "string") {
        if (value_status_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_7 instanceof RegExp) {
          json += asString(value_status_7.source);
        } else {
          json += asString(value_status_7.toString());
        }
      } else {
        json += asString(value_status_7);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_disabledReason_8 = obj["disabledReason"];
    if (value_disabledReason_8 !== void 0) {
      json += ',"disabledReason":';
      if (value_disabledReason_8 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_disabledReason_8 !== "string") {
          if (value_disabledReason_8 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_disabledReason_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_disabledReason_8.toISOString() + JSON_STR_QUOTE;
          } else if (value_disabledReason_8 instanceof RegExp) {
            json += asString(value_disabledReason_8.source);
          } else {
            json += asString(value_disabledReason_8.toString());
          }
        } else {
          json += asString(value_disabledReason_8);
        }
      }
    } else {
      throw new Error('"disabledReason" is required!');
    }
    const value_description_9 = obj["description"];
    if (value_description_9 !== void 0) {
      json += ',"description":';
      if (value_description_9 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_description_9 !== "string") {
          if (value_description_9 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_description_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_9.toISOString() + JSON_STR_QUOTE;
          } else if (value_description_9 instanceof RegExp) {
            json += asString(value_description_9.source);
          } else {
            json += asString(value_description_9.toString());
          }
        } else {
          json += asString(value_description_9);
        }
      }
    } else {
      throw new Error('"description" is required!');
    }
    const value_environment_10 = obj["environment"];
    if (value_environment_10 !== void 0) {
      json += ',"environment":';
      if (typeof value_environment_10 !== "string") {
        if (value_environment_10 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_environment_10 instanceof Date) {
          json += JSON_STR_QUOTE + value_environment_10.toISOString() + JSON_STR_QUOTE;
        } else if (value_environment_10 instanceof RegExp) {
          json += asString(value_environment_10.source);
        } else {
          json += asString(value_environment_10.toString());
        }
      } else {
        json += asString(value_environment_10);
      }
    } else {
      throw new Error('"environment" is required!');
    }
    const value_secretLast4_11 = obj["secretLast4"];
    if (value_secretLast4_11 !== void 0) {
      json += ',"secretLast4":';
      if (typeof value_secretLast4_11 !== "string") {
        if (value_secretLast4_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_secretLast4_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_secretLast4_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_secretLast4_11 instanceof RegExp) {
          json += asString(value_secretLast4_11.source);
        } else {
          json += asString(value_secretLast4_11.toString());
        }
      } else {
        json += asString(value_secretLast4_11);
      }
    } else {
      throw new Error('"secretLast4" is required!');
    }
    const value_createdAt_12 = obj["createdAt"];
    if (value_createdAt_12 !== void 0) {
      json += ',"createdAt":';
      if (typeof value_createdAt_12 !== "string") {
        if (value_createdAt_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_createdAt_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_createdAt_12 instanceof RegExp) {
          json += asString(value_createdAt_12.source);
        } else {
          json += asString(value_createdAt_12.toString());
        }
      } else {
        json += asString(value_createdAt_12);
      }
    } else {
      throw new Error('"createdAt" is required!');
    }
    const value_lastDeliveryAt_13 = obj["lastDeliveryAt"];
    if (value_lastDeliveryAt_13 !== void 0) {
      json += ',"lastDeliveryAt":';
      if (value_lastDeliveryAt_13 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_lastDeliveryAt_13 !== "string") {
          if (value_lastDeliveryAt_13 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_lastDeliveryAt_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastDeliveryAt_13.toISOString() + JSON_STR_QUOTE;
          } else if (value_lastDeliveryAt_13 instanceof RegExp) {
            json += asString(value_lastDeliveryAt_13.source);
          } else {
            json += asString(value_lastDeliveryAt_13.toString());
          }
        } else {
          json += asString(value_lastDeliveryAt_13);
        }
      }
    } else {
      throw new Error('"lastDeliveryAt" is required!');
    }
    const value_failureCount_14 = obj["failureCount"];
    if (value_failureCount_14 !== void 0) {
      json += ',"failureCount":';
      json += asInteger(value_failureCount_14);
    } else {
      throw new Error('"failureCount" is required!');
    }
    const value_stats_15 = obj["stats"];
    if (value_stats_15 !== void 0) {
      json += ',"stats":';
      json += anonymous310(value_stats_15);
    } else {
      throw new Error('"stats" is required!');
    }
    const value_version_21 = obj["version"];
    if (value_version_21 !== void 0) {
      json += ',"version":';
      json += asInteger(value_version_21);
    } else {
      throw new Error('"version" is required!');
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
    const value_webhook_2 = obj["webhook"];
    if (value_webhook_2 !== void 0) {
      json += ',"webhook":';
      json += anonymous1(value_webhook_2);
    } else {
      throw new Error('"webhook" is required!');
    }
    const value_secret_22 = obj["secret"];
    if (value_secret_22 !== void 0) {
      json += ',"secret":';
      if (value_secret_22 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_secret_22 !== "string") {
          if (value_secret_22 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_secret_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_secret_22.toISOString() + JSON_STR_QUOTE;
          } else if (value_secret_22 instanceof RegExp) {
            json += asString(value_secret_22.source);
          } else {
            json += asString(value_secret_22.toString());
          }
        } else {
          json += asString(value_secret_22);
        }
      }
    } else {
      throw new Error('"secret" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator47, serializer47);
var rotateWebhookSecret_default = write47;

// notaria:testWebhook
var Serializer48 = require_serializer();
var serializerState48 = { "mode": "standalone", "inlineValidators": true };
var serializer48 = Serializer48.restoreFromState(serializerState48);
var validator48 = null;
var write48 = (function anonymous48(validator49, serializer49) {
  const {
    asString,
    asNumber,
    asBoolean,
    asDateTime,
    asDate,
    asTime,
    asUnsafeString,
    asPlainStringArray
  } = serializer49;
  const asInteger = serializer49.asInteger.bind(serializer49);
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
  function anonymous49(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    let addComma_27 = false;
    for (const key of Object.keys(obj)) {
      if (obj[key] === void 0 || typeof obj[key] === "function" || typeof obj[key] === "symbol") continue;
      const value = obj[key];
      json += addComma_27 ? JSON_STR_COMMA : (addComma_27 = true, JSON_STR_BEGIN_OBJECT);
      json += asString(key) + JSON_STR_COLONS + JSON.stringify(value);
    }
    if (!addComma_27) json += JSON_STR_BEGIN_OBJECT;
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous310(input) {
    const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
    if (obj === null) return JSON_STR_EMPTY_OBJECT;
    let json = "";
    const value_attempt_23 = obj["attempt"];
    if (value_attempt_23 !== void 0) {
      json += '{"attempt":';
      json += asInteger(value_attempt_23);
    } else {
      throw new Error('"attempt" is required!');
    }
    const value_trigger_24 = obj["trigger"];
    if (value_trigger_24 !== void 0) {
      json += ',"trigger":';
      if (typeof value_trigger_24 !== "string") {
        if (value_trigger_24 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_trigger_24 instanceof Date) {
          json += JSON_STR_QUOTE + value_trigger_24.toISOString() + JSON_STR_QUOTE;
        } else if (value_trigger_24 instanceof RegExp) {
          json += asString(value_trigger_24.source);
        } else {
          json += asString(value_trigger_24.toString());
        }
      } else {
        json += asString(value_trigger_24);
      }
    } else {
      throw new Error('"trigger" is required!');
    }
    const value_url_25 = obj["url"];
    if (value_url_25 !== void 0) {
      json += ',"url":';
      if (typeof value_url_25 !== "string") {
        if (value_url_25 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_25 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_25.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_25 instanceof RegExp) {
          json += asString(value_url_25.source);
        } else {
          json += asString(value_url_25.toString());
        }
      } else {
        json += asString(value_url_25);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_requestHeaders_26 = obj["requestHeaders"];
    if (value_requestHeaders_26 !== void 0) {
      json += ',"requestHeaders":';
      json += anonymous49(value_requestHeaders_26);
    } else {
      throw new Error('"requestHeaders" is required!');
    }
    const value_responseStatus_28 = obj["responseStatus"];
    if (value_responseStatus_28 !== void 0) {
      json += ',"responseStatus":';
      if (value_responseStatus_28 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_responseStatus_28);
      }
    } else {
      throw new Error('"responseStatus" is required!');
    }
    const value_responseBody_29 = obj["responseBody"];
    if (value_responseBody_29 !== void 0) {
      json += ',"responseBody":';
      if (value_responseBody_29 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_responseBody_29 !== "string") {
          if (value_responseBody_29 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_responseBody_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_responseBody_29.toISOString() + JSON_STR_QUOTE;
          } else if (value_responseBody_29 instanceof RegExp) {
            json += asString(value_responseBody_29.source);
          } else {
            json += asString(value_responseBody_29.toString());
          }
        } else {
          json += asString(value_responseBody_29);
        }
      }
    } else {
      throw new Error('"responseBody" is required!');
    }
    const value_durationMs_30 = obj["durationMs"];
    if (value_durationMs_30 !== void 0) {
      json += ',"durationMs":';
      json += asInteger(value_durationMs_30);
    } else {
      throw new Error('"durationMs" is required!');
    }
    const value_error_31 = obj["error"];
    if (value_error_31 !== void 0) {
      json += ',"error":';
      if (value_error_31 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_error_31 !== "string") {
          if (value_error_31 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_error_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_31.toISOString() + JSON_STR_QUOTE;
          } else if (value_error_31 instanceof RegExp) {
            json += asString(value_error_31.source);
          } else {
            json += asString(value_error_31.toString());
          }
        } else {
          json += asString(value_error_31);
        }
      }
    } else {
      throw new Error('"error" is required!');
    }
    const value_at_32 = obj["at"];
    if (value_at_32 !== void 0) {
      json += ',"at":';
      if (typeof value_at_32 !== "string") {
        if (value_at_32 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_at_32 instanceof Date) {
          json += JSON_STR_QUOTE + value_at_32.toISOString() + JSON_STR_QUOTE;
        } else if (value_at_32 instanceof RegExp) {
          json += asString(value_at_32.source);
        } else {
          json += asString(value_at_32.toString());
        }
      } else {
        json += asString(value_at_32);
      }
    } else {
      throw new Error('"at" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  function anonymous210(obj) {
    let json = "";
    if (obj === null) return JSON_STR_EMPTY_ARRAY;
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Delivery#/properties/attempts' does not match schema definition.");
    }
    const arrayLength = obj.length;
    json += JSON_STR_BEGIN_ARRAY;
    if (arrayLength > 0) {
      const value = obj[0];
      json += anonymous310(value);
      for (let i = 1; i < arrayLength; i++) {
        json += JSON_STR_COMMA;
        const value2 = obj[i];
        json += anonymous310(value2);
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
      if (typeof value_id_4 !== "string") {
        if (value_id_4 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_id_4 instanceof Date) {
          json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE;
        } else if (value_id_4 instanceof RegExp) {
          json += asString(value_id_4.source);
        } else {
          json += asString(value_id_4.toString());
        }
      } else {
        json += asString(value_id_4);
      }
    } else {
      throw new Error('"id" is required!');
    }
    const value_webhookId_5 = obj["webhookId"];
    if (value_webhookId_5 !== void 0) {
      json += ',"webhookId":';
      if (typeof value_webhookId_5 !== "string") {
        if (value_webhookId_5 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_webhookId_5 instanceof Date) {
          json += JSON_STR_QUOTE + value_webhookId_5.toISOString() + JSON_STR_QUOTE;
        } else if (value_webhookId_5 instanceof RegExp) {
          json += asString(value_webhookId_5.source);
        } else {
          json += asString(value_webhookId_5.toString());
        }
      } else {
        json += asString(value_webhookId_5);
      }
    } else {
      throw new Error('"webhookId" is required!');
    }
    const value_eventId_6 = obj["eventId"];
    if (value_eventId_6 !== void 0) {
      json += ',"eventId":';
      if (typeof value_eventId_6 !== "string") {
        if (value_eventId_6 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_eventId_6 instanceof Date) {
          json += JSON_STR_QUOTE + value_eventId_6.toISOString() + JSON_STR_QUOTE;
        } else if (value_eventId_6 instanceof RegExp) {
          json += asString(value_eventId_6.source);
        } else {
          json += asString(value_eventId_6.toString());
        }
      } else {
        json += asString(value_eventId_6);
      }
    } else {
      throw new Error('"eventId" is required!');
    }
    const value_eventType_7 = obj["eventType"];
    if (value_eventType_7 !== void 0) {
      json += ',"eventType":';
      if (typeof value_eventType_7 !== "string") {
        if (value_eventType_7 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_eventType_7 instanceof Date) {
          json += JSON_STR_QUOTE + value_eventType_7.toISOString() + JSON_STR_QUOTE;
        } else if (value_eventType_7 instanceof RegExp) {
          json += asString(value_eventType_7.source);
        } else {
          json += asString(value_eventType_7.toString());
        }
      } else {
        json += asString(value_eventType_7);
      }
    } else {
      throw new Error('"eventType" is required!');
    }
    const value_url_8 = obj["url"];
    if (value_url_8 !== void 0) {
      json += ',"url":';
      if (typeof value_url_8 !== "string") {
        if (value_url_8 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_url_8 instanceof Date) {
          json += JSON_STR_QUOTE + value_url_8.toISOString() + JSON_STR_QUOTE;
        } else if (value_url_8 instanceof RegExp) {
          json += asString(value_url_8.source);
        } else {
          json += asString(value_url_8.toString());
        }
      } else {
        json += asString(value_url_8);
      }
    } else {
      throw new Error('"url" is required!');
    }
    const value_attempt_9 = obj["attempt"];
    if (value_attempt_9 !== void 0) {
      json += ',"attempt":';
      json += asInteger(value_attempt_9);
    } else {
      throw new Error('"attempt" is required!');
    }
    const value_maxAttempts_10 = obj["maxAttempts"];
    if (value_maxAttempts_10 !== void 0) {
      json += ',"maxAttempts":';
      json += asInteger(value_maxAttempts_10);
    } else {
      throw new Error('"maxAttempts" is required!');
    }
    const value_trigger_11 = obj["trigger"];
    if (value_trigger_11 !== void 0) {
      json += ',"trigger":';
      if (typeof value_trigger_11 !== "string") {
        if (value_trigger_11 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_trigger_11 instanceof Date) {
          json += JSON_STR_QUOTE + value_trigger_11.toISOString() + JSON_STR_QUOTE;
        } else if (value_trigger_11 instanceof RegExp) {
          json += asString(value_trigger_11.source);
        } else {
          json += asString(value_trigger_11.toString());
        }
      } else {
        json += asString(value_trigger_11);
      }
    } else {
      throw new Error('"trigger" is required!');
    }
    const value_status_12 = obj["status"];
    if (value_status_12 !== void 0) {
      json += ',"status":';
      if (typeof value_status_12 !== "string") {
        if (value_status_12 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_status_12 instanceof Date) {
          json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE;
        } else if (value_status_12 instanceof RegExp) {
          json += asString(value_status_12.source);
        } else {
          json += asString(value_status_12.toString());
        }
      } else {
        json += asString(value_status_12);
      }
    } else {
      throw new Error('"status" is required!');
    }
    const value_requestBody_13 = obj["requestBody"];
    if (value_requestBody_13 !== void 0) {
      json += ',"requestBody":';
      if (typeof value_requestBody_13 !== "string") {
        if (value_requestBody_13 === null) {
          json += JSON_STR_EMPTY_STRING;
        } else if (value_requestBody_13 instanceof Date) {
          json += JSON_STR_QUOTE + value_requestBody_13.toISOString() + JSON_STR_QUOTE;
        } else if (value_requestBody_13 instanceof RegExp) {
          json += asString(value_requestBody_13.source);
        } else {
          json += asString(value_requestBody_13.toString());
        }
      } else {
        json += asString(value_requestBody_13);
      }
    } else {
      throw new Error('"requestBody" is required!');
    }
    const value_responseStatus_14 = obj["responseStatus"];
    if (value_responseStatus_14 !== void 0) {
      json += ',"responseStatus":';
      if (value_responseStatus_14 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_responseStatus_14);
      }
    } else {
      throw new Error('"responseStatus" is required!');
    }
    const value_responseBody_15 = obj["responseBody"];
    if (value_responseBody_15 !== void 0) {
      json += ',"responseBody":';
      if (value_responseBody_15 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_responseBody_15 !== "string") {
          if (value_responseBody_15 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_responseBody_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_responseBody_15.toISOString() + JSON_STR_QUOTE;
          } else if (value_responseBody_15 instanceof RegExp) {
            json += asString(value_responseBody_15.source);
          } else {
            json += asString(value_responseBody_15.toString());
          }
        } else {
          json += asString(value_responseBody_15);
        }
      }
    } else {
      throw new Error('"responseBody" is required!');
    }
    const value_durationMs_16 = obj["durationMs"];
    if (value_durationMs_16 !== void 0) {
      json += ',"durationMs":';
      if (value_durationMs_16 === null) {
        json += JSON_STR_NULL;
      } else {
        json += asInteger(value_durationMs_16);
      }
    } else {
      throw new Error('"durationMs" is required!');
    }
    const value_error_17 = obj["error"];
    if (value_error_17 !== void 0) {
      json += ',"error":';
      if (value_error_17 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_error_17 !== "string") {
          if (value_error_17 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_error_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_17.toISOString() + JSON_STR_QUOTE;
          } else if (value_error_17 instanceof RegExp) {
            json += asString(value_error_17.source);
          } else {
            json += asString(value_error_17.toString());
          }
        } else {
          json += asString(value_error_17);
        }
      }
    } else {
      throw new Error('"error" is required!');
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
    const value_deliveredAt_19 = obj["deliveredAt"];
    if (value_deliveredAt_19 !== void 0) {
      json += ',"deliveredAt":';
      if (value_deliveredAt_19 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_deliveredAt_19 !== "string") {
          if (value_deliveredAt_19 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_deliveredAt_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_deliveredAt_19.toISOString() + JSON_STR_QUOTE;
          } else if (value_deliveredAt_19 instanceof RegExp) {
            json += asString(value_deliveredAt_19.source);
          } else {
            json += asString(value_deliveredAt_19.toString());
          }
        } else {
          json += asString(value_deliveredAt_19);
        }
      }
    } else {
      throw new Error('"deliveredAt" is required!');
    }
    const value_nextAttemptAt_20 = obj["nextAttemptAt"];
    if (value_nextAttemptAt_20 !== void 0) {
      json += ',"nextAttemptAt":';
      if (value_nextAttemptAt_20 === null) {
        json += JSON_STR_NULL;
      } else {
        if (typeof value_nextAttemptAt_20 !== "string") {
          if (value_nextAttemptAt_20 === null) {
            json += JSON_STR_EMPTY_STRING;
          } else if (value_nextAttemptAt_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextAttemptAt_20.toISOString() + JSON_STR_QUOTE;
          } else if (value_nextAttemptAt_20 instanceof RegExp) {
            json += asString(value_nextAttemptAt_20.source);
          } else {
            json += asString(value_nextAttemptAt_20.toString());
          }
        } else {
          json += asString(value_nextAttemptAt_20);
        }
      }
    } else {
      throw new Error('"nextAttemptAt" is required!');
    }
    const value_attempts_21 = obj["attempts"];
    if (value_attempts_21 !== void 0) {
      json += ',"attempts":';
      json += anonymous210(value_attempts_21);
    } else {
      throw new Error('"attempts" is required!');
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
    const value_delivery_2 = obj["delivery"];
    if (value_delivery_2 !== void 0) {
      json += ',"delivery":';
      json += anonymous1(value_delivery_2);
    } else {
      throw new Error('"delivery" is required!');
    }
    return json + JSON_STR_END_OBJECT;
  }
  const main = anonymous0;
  return main;
})(validator48, serializer48);
var testWebhook_default = write48;

// entry.js
var serializers = {
  screenAml: screenAml_default,
  listScreenings: listScreenings_default,
  getScreening: getScreening_default,
  deleteScreening: deleteScreening_default,
  decideHit: decideHit_default,
  estimateAge: estimateAge_default,
  matchFaces: matchFaces_default,
  searchFaces: searchFaces_default,
  indexFace: indexFace_default,
  deleteFace: deleteFace_default,
  checkLiveness: checkLiveness_default,
  createLivenessChallenge: createLivenessChallenge_default,
  getCapture: getCapture_default,
  createCaptureChallenge: createCaptureChallenge_default,
  sendCaptureDocument: sendCaptureDocument_default,
  sendCaptureSelfie: sendCaptureSelfie_default,
  validateAgainstDatabase: validateAgainstDatabase_default,
  verifyIdDocument: verifyIdDocument_default,
  checkProofOfAddress: checkProofOfAddress_default,
  listKeys: listKeys_default,
  createKey: createKey_default,
  revokeKey: revokeKey_default,
  rotateKey: rotateKey_default,
  listKybChecks: listKybChecks_default,
  createKybCheck: createKybCheck_default,
  getKybCheck: getKybCheck_default,
  listSessions: listSessions_default,
  createSession: createSession_default,
  importSession: importSession_default,
  listPendingSessions: listPendingSessions_default,
  listWorkflows: listWorkflows_default,
  createWorkflow: createWorkflow_default,
  getWorkflow: getWorkflow_default,
  updateWorkflow: updateWorkflow_default,
  deleteWorkflow: deleteWorkflow_default,
  getSession: getSession_default,
  deleteSession: deleteSession_default,
  decideSession: decideSession_default,
  shareSession: shareSession_default,
  listWebhooks: listWebhooks_default,
  createWebhook: createWebhook_default,
  getWebhook: getWebhook_default,
  updateWebhook: updateWebhook_default,
  deleteWebhook: deleteWebhook_default,
  listDeliveries: listDeliveries_default,
  resendDelivery: resendDelivery_default,
  rotateWebhookSecret: rotateWebhookSecret_default,
  testWebhook: testWebhook_default
};
export {
  serializers
};
