"use client";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { shortDay } from "@/lib/core/time/dates";

type Props = { days: { date: string; calls: number }[] };

const tick = { fill: "var(--muted-foreground)", fontSize: 12 };

/** Calls per day; the same figures are in a table for screen readers next to it. */
export function UsageChart({ days }: Props) {
  return (
    <div className="h-56" aria-hidden>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={days} margin={{ top: 8, right: 0, bottom: 0, left: -8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <XAxis
            dataKey="date"
            tickFormatter={(date) => shortDay(date)}
            tick={tick}
            tickLine={false}
            axisLine={false}
            minTickGap={40}
          />
          <YAxis allowDecimals={false} width={44} tick={tick} tickLine={false} axisLine={false} />
          <Tooltip
            cursor={{ fill: "var(--muted)" }}
            isAnimationActive={false}
            labelFormatter={(date) => shortDay(String(date))}
            formatter={(calls) => [String(calls), "Calls"]}
            contentStyle={{
              background: "var(--raised)",
              border: "1px solid var(--border)",
              borderRadius: 8,
              fontSize: 13,
            }}
            labelStyle={{ color: "var(--foreground)" }}
            itemStyle={{ color: "var(--muted-foreground)" }}
          />
          <Bar dataKey="calls" fill="var(--primary)" radius={[3, 3, 0, 0]} maxBarSize={18} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
