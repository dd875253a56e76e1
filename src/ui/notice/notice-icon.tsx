export type NoticeKind = "success" | "info" | "warning" | "error";

const strokes: Record<NoticeKind, string> = {
  success: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M8 12.2l2.8 2.8L16 9.6",
  info: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11.2V16.4M12 7.6v.1",
  warning: "M12 4 2.8 20h18.4zM12 10.2v4.4M12 17.3v.1",
  error: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.6v5.2M12 16.3v.1",
};

export function NoticeIcon({ kind, className }: { kind: NoticeKind; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={strokes[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
