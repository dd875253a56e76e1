// What local/build/firm-pages.ts makes of each page in src/domain/brand/pages/.
declare module "*.md" {
  export const page: { title: string; lead: string; html: string };
}
