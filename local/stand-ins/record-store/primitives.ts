import * as z from "zod/mini";

export const iri = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i, "must be an absolute IRI, such as http://example.com/verbs/sent"),
  );

export const uuid = z.uuid("must be a UUID");

/** ISO 8601 with a time zone; the standard forbids the offset of minus zero. */
export const timestamp = z.iso
  .datetime({ offset: true, error: "must be an ISO 8601 time with a time zone" })
  .check(z.refine((time) => !time.endsWith("-00:00"), "must not have the offset -00:00"));

export const duration = z
  .string()
  .check(
    z.regex(
      /^P(?:\d+W|(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/,
      "must be an ISO 8601 duration",
    ),
  );

export const xapiLanguageTag = z
  .string()
  .check(z.regex(/^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i, "must be a language tag such as en-US"));

export const languageMap = z.record(xapiLanguageTag, z.string());

/** The only place where the standard allows null. */
export const extensions = z.record(iri, z.unknown());
